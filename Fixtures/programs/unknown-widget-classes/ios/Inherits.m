@interface Inherits : Forwarding <CWIWidget>
@end
@implementation Inherits


@end
