@interface Signs : NSObject <GRVSplashViewDelegate>
@end
@implementation Signs
- (NSMethodSignature *)methodSignatureForSelector:(SEL)s { return nil; }

@end
