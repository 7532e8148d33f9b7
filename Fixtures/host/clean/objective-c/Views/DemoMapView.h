#import "DemoView.h"

@interface DemoMapView : DemoView
@end
