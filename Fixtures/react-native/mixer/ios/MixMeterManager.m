#import <React/RCTUIManager.h>
#import <React/RCTViewManager.h>
#import "MixMeterView.h"

@interface MixMeterManager : RCTViewManager
@end

@implementation MixMeterManager

RCT_EXPORT_MODULE()

- (UIView *)view
{
  return [MixMeterView new];
}

RCT_EXPORT_VIEW_PROPERTY(level, double)
RCT_EXPORT_VIEW_PROPERTY(channels, NSInteger)
RCT_EXPORT_VIEW_PROPERTY(onPeaking, RCTDirectEventBlock)

RCT_EXPORT_METHOD(clearPeak:(nonnull NSNumber *)reactTag channel:(NSInteger)channel)
{
  [self.bridge.uiManager addUIBlock:^(RCTUIManager *manager, NSDictionary<NSNumber *, UIView *> *views) {
    [(MixMeterView *)views[reactTag] clearPeak:channel];
  }];
}

@end
