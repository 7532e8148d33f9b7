@interface OfHeader : SDKHeader <CWIWidget>
@end
@implementation OfHeader


@end
