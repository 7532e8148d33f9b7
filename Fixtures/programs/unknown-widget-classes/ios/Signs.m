@interface Signs : NSObject <CWIWidget>
@end
@implementation Signs
- (NSMethodSignature *)methodSignatureForSelector:(SEL)s { return nil; }

@end
