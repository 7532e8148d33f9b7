@interface Targets : NSObject <GRVSplashViewDelegate>
@end
@implementation Targets
- (id)forwardingTargetForSelector:(SEL)s { return nil; }

@end
