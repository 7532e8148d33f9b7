#if A
@interface Both : NSObject <GRVSplashViewDelegate>
#else
@interface Both : UIView <GRVSplashViewDelegate>
#endif
@end
@implementation Both

@end
