#import <React/RCTViewManager.h>

@interface RCT_EXTERN_MODULE(MixDialManager, RCTViewManager)
RCT_EXPORT_VIEW_PROPERTY(angle, double)
RCT_EXPORT_VIEW_PROPERTY(legend, NSString)
RCT_EXPORT_VIEW_PROPERTY(onTurn, RCTDirectEventBlock)
RCT_EXTERN_METHOD(centre:(nonnull NSNumber *)reactTag angle:(double)angle)
@end
