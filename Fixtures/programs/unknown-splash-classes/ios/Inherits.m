@interface Inherits : Forwarding <GRVSplashViewDelegate>
@end
@implementation Inherits


@end
