#import <UIKit/UIKit.h>

@interface DemoMapView : UIView
@end
