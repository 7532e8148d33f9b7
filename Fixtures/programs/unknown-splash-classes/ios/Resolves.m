@interface Resolves : NSObject <GRVSplashViewDelegate>
@end
@implementation Resolves
+ (BOOL)resolveInstanceMethod:(SEL)s { return YES; }

@end
