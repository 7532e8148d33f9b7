@interface Unscanned : SDKView <GRVSplashViewDelegate>
@end
@implementation Unscanned


@end
