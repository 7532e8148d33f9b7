@interface Proxy : NSProxy <CWIWidget>
@end
@implementation Proxy


@end
