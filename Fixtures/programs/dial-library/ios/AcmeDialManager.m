@interface AcmeDialManager : RCTViewManager
@end
@implementation AcmeDialManager
RCT_EXPORT_MODULE(AcmeDial)
- (UIView *)view { return [UISlider new]; }
RCT_EXPORT_VIEW_PROPERTY(value, double)
@end
