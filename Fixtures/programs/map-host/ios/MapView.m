@interface MapView : NBComponent
@end
@implementation MapView
- (void)emit:(NSString *)name {
  [self.nbComponentMessageDelegate sendCustomEventMessage:@"nbcomponent.mpaasComponent.customEvent"
                                                component:self
                                                     data:@{@"element": self.componentId, @"eventName": name}
                                                 callback:nil];
}
- (void)changed {
  [self emit:@"onMove"];
}
@end
void a(PSDService *s) { [s registerComponentWithName:@"my_map" clsName:@"MapView"]; }
