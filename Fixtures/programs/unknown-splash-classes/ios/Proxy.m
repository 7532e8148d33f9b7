@interface Proxy : NSProxy <GRVSplashViewDelegate>
@end
@implementation Proxy


@end
