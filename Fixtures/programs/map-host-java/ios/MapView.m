@interface MapView : NBComponent
@end
@implementation MapView
- (void)componentDataDidChangeWithData:(NSDictionary *)data {  }
@end
void a(PSDService *s) { [s registerComponentWithName:@"my_map" clsName:@"MapView"]; }
