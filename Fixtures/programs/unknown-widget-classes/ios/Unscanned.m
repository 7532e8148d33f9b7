@interface Unscanned : SDKView <CWIWidget>
@end
@implementation Unscanned


@end
