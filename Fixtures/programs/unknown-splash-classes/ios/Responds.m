@interface Responds : NSObject <GRVSplashViewDelegate>
@end
@implementation Responds
- (BOOL)respondsToSelector:(SEL)s { return YES; }

@end
