#import <UIKit/UIKit.h>
#import "TMAExternalJSPlugin.h"

@interface DemoMapView : UIView <TMAExternalElementView>
@end

@implementation DemoMapView

TMARegisterExternalElement(demo_map);
TMARegisterExternalElement(demo_traffic);

+ (void)load {
  NSLog(@"loaded");
}

- (UIView *)createWithParams:(NSDictionary *)params context:(id<TMAExternalJSContextProtocol>)context {
  return self;
}

- (void)operateWithParam:(NSDictionary *)param context:(id<TMAExternalJSContextProtocol>)context {
}

@end
