@interface Header : NSObject <GRVSplashViewDelegate>
@end
