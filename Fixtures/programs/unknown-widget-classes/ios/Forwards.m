@interface Forwards : NSObject <CWIWidget>
@end
@implementation Forwards
- (void)forwardInvocation:(NSInvocation *)i { }

@end
