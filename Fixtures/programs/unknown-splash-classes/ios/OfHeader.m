@interface OfHeader : SDKHeader <GRVSplashViewDelegate>
@end
@implementation OfHeader


@end
