#import <React/RCTUIManager.h>
#import <React/RCTViewManager.h>
#import "acme_dial-Swift.h"

@interface AcmeDialManager : RCTViewManager
@end

@implementation AcmeDialManager {
  AcmeDialView *_last;
}

RCT_EXPORT_MODULE(AcmeDial)
RCT_EXPORT_VIEW_PROPERTY(value, double)
RCT_EXPORT_VIEW_PROPERTY(step, NSInteger)
RCT_EXPORT_VIEW_PROPERTY(ringColor, UIColor)
RCT_EXPORT_VIEW_PROPERTY(mode, NSString)
RCT_EXPORT_VIEW_PROPERTY(halted, RCTDirectEventBlock)
RCT_EXPORT_VIEW_PROPERTY(onSpun, RCTDirectEventBlock)
RCT_EXPORT_VIEW_PROPERTY(onStop, RCTDirectEventBlock)

RCT_EXPORT_METHOD(spinTo : (NSNumber *)tag value : (NSInteger)value)
{
  [self.bridge.uiManager addUIBlock:^(RCTUIManager *manager, NSDictionary<NSNumber *, UIView *> *views) {
    [(AcmeDialView *)views[tag] spinTo:value];
  }];
}

- (UIView *)view
{
  _last = [AcmeDialView new];
  return _last;
}

- (void)spun:(AcmeDialView *)view
{
  view.onSpun(@{@"isLast" : @(view == _last)});
}

@end
