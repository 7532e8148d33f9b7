@interface Forwarding : NSObject
@end
@implementation Forwarding
- (void)forwardInvocation:(NSInvocation *)i { }
@end
