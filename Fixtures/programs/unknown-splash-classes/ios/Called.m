@interface Called : NSObject <GRVSplashViewDelegate>
@end
@implementation Called
ACME_DEFAULTS(x)

@end
