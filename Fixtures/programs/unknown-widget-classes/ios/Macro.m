@interface Macro : NSObject <CWIWidget>
@end
@implementation Macro
ACME_MEMBERS
- (void)a { }

@end
