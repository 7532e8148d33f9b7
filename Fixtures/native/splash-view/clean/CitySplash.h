#import <UIKit/UIKit.h>

@interface CitySplash : NSObject <GRVSplashViewDelegate>
@end
