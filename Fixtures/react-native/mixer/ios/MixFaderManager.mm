#import <React/RCTUIManager.h>
#import <React/RCTViewManager.h>
#import "AcmeMixer-Swift.h"

@interface MixFaderManager : RCTViewManager
@end

@implementation MixFaderManager

RCT_EXPORT_MODULE(MixFader)

RCT_EXPORT_VIEW_PROPERTY(low, double)
RCT_EXPORT_VIEW_PROPERTY(high, double)
RCT_EXPORT_VIEW_PROPERTY(notches, NSInteger)
RCT_EXPORT_VIEW_PROPERTY(trackColor, UIColor)
RCT_EXPORT_VIEW_PROPERTY(caption, NSString)
RCT_EXPORT_VIEW_PROPERTY(locked, BOOL)
RCT_EXPORT_VIEW_PROPERTY(onSlide, RCTDirectEventBlock)
RCT_EXPORT_VIEW_PROPERTY(onRelease, RCTBubblingEventBlock)

- (UIView *)view
{
  return [[MixFaderView alloc] initWithFrame:CGRectZero];
}

RCT_EXPORT_METHOD(moveTo:(nonnull NSNumber *)reactTag low:(double)low high:(double)high)
{
  [self.bridge.uiManager addUIBlock:^(RCTUIManager *manager, NSDictionary<NSNumber *, UIView *> *views) {
    [(MixFaderView *)views[reactTag] moveToLow:low high:high];
  }];
}

RCT_EXPORT_METHOD(rewind:(nonnull NSNumber *)reactTag smoothly:(BOOL)smoothly)
{
  [self.bridge.uiManager addUIBlock:^(RCTUIManager *manager, NSDictionary<NSNumber *, UIView *> *views) {
    [(MixFaderView *)views[reactTag] rewind:smoothly];
  }];
}

@end
