#import "DemoMapView.h"
#import "TMAExternalJSPlugin.h"

@interface DemoMapView () <TMAExternalElementView>
@property (nonatomic, strong) NSNumber *elementId;
@property (nonatomic, weak) id<TMAExternalJSContextProtocol> context;
@end

@implementation DemoMapView

TMARegisterExternalElement(demo_map);

+ (UIView *)createWithParams:(NSDictionary *)params context:(id<TMAExternalJSContextProtocol>)context {
  DemoMapView *view = [[DemoMapView alloc] initWithFrame:CGRectZero];
  view.elementId = params[@"externalElementId"];
  view.context = context;
  return view;
}

- (void)operateWithParams:(NSDictionary *)param context:(id<TMAExternalJSContextProtocol>)context {
  if ([param[@"data"][@"action"] isEqualToString:@"center"]) [self center];
  [context doCallback:[TMAExternalJSPluginResult new]];
}

- (void)center {
  NSString *json = [NSString stringWithFormat:@"{\"externalElementId\":%@,\"zoom\":1}", self.elementId];
  [self.context doSubscribe:kTMAOnExternalElementEvent data:json];
}

@end
