@interface Forwards : NSObject <GRVSplashViewDelegate>
@end
@implementation Forwards
- (void)forwardInvocation:(NSInvocation *)i { }

@end
