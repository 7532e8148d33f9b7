@interface Resolves : NSObject <CWIWidget>
@end
@implementation Resolves
+ (BOOL)resolveInstanceMethod:(SEL)s { return YES; }

@end
