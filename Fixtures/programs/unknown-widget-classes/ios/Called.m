@interface Called : NSObject <CWIWidget>
@end
@implementation Called
ACME_DEFAULTS(x)

@end
