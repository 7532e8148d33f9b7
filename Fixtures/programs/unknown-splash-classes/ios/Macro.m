@interface Macro : NSObject <GRVSplashViewDelegate>
@end
@implementation Macro
ACME_MEMBERS
- (void)a { }

@end
