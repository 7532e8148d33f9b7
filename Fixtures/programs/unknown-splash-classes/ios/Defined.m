@interface Defined : NSObject <GRVSplashViewDelegate>
@end
@implementation Defined
#define OWN_MEMBERS - (void)b { }
OWN_MEMBERS
- (void)a { }

@end
