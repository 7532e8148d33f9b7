@interface MapView : UIView <TMAExternalElementView>
@end
@implementation MapView
TMARegisterExternalElement(my_map);
+ (UIView *)createWithParams:(NSDictionary *)params context:(id<TMAExternalJSContextProtocol>)context {
  return [[MapView alloc] initWithFrame:CGRectZero];
}
- (void)operateWithParams:(NSDictionary *)params context:(id<TMAExternalJSContextProtocol>)context { }
@end
