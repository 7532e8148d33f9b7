#import <NebulaSDK/NBComponent.h>

@interface DemoMapView : NBComponent
@end
