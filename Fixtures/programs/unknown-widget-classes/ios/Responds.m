@interface Responds : NSObject <CWIWidget>
@end
@implementation Responds
- (BOOL)respondsToSelector:(SEL)s { return YES; }

@end
