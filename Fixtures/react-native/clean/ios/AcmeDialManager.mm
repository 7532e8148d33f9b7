#import <React/RCTUIManager.h>
#import <React/RCTViewManager.h>
#import "AcmeDial-Swift.h"

@interface AcmeDialManager : RCTViewManager
@end

@implementation AcmeDialManager

RCT_EXPORT_MODULE(AcmeDial)
RCT_EXPORT_VIEW_PROPERTY(value, double)
RCT_EXPORT_VIEW_PROPERTY(step, NSInteger)
RCT_EXPORT_VIEW_PROPERTY(ringColor, UIColor)
RCT_EXPORT_VIEW_PROPERTY(mode, NSString)
RCT_EXPORT_VIEW_PROPERTY(onSpun, RCTDirectEventBlock)
RCT_EXPORT_VIEW_PROPERTY(onStop, RCTBubblingEventBlock)

RCT_EXPORT_METHOD(spinTo : (nonnull NSNumber *)tag value : (double)value)
{
  [self.bridge.uiManager addUIBlock:^(RCTUIManager *manager, NSDictionary<NSNumber *, UIView *> *views) {
    [(AcmeDialView *)views[tag] spinTo:value];
  }];
}

- (UIView *)view
{
  return [AcmeDialView new];
}

- (void)spun:(AcmeDialView *)view
{
  view.onSpun(@{@"value" : @(view.value)});
}

@end
