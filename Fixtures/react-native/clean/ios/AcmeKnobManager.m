#import <React/RCTViewManager.h>

@interface RCT_EXTERN_REMAP_MODULE(AcmeKnob, AcmeKnobManager, RCTViewManager)
RCT_EXPORT_VIEW_PROPERTY(label, NSString)
RCT_EXPORT_VIEW_PROPERTY(enabled, BOOL)
RCT_EXPORT_VIEW_PROPERTY(onPressed, RCTBubblingEventBlock)
RCT_EXTERN_METHOD(pressOn:(nonnull NSNumber *)tag times:(NSInteger)times)
@end
