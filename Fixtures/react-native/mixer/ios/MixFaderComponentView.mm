#ifdef RCT_NEW_ARCH_ENABLED
#import <React/RCTConversions.h>
#import <React/RCTViewComponentView.h>
#import <react/renderer/components/MixerSpec/ComponentDescriptors.h>
#import <react/renderer/components/MixerSpec/EventEmitters.h>
#import <react/renderer/components/MixerSpec/Props.h>
#import <react/renderer/components/MixerSpec/RCTComponentViewHelpers.h>
#import "AcmeMixer-Swift.h"

using namespace facebook::react;

@interface MixFaderComponentView : RCTViewComponentView <RCTMixFaderViewProtocol>
@end

@implementation MixFaderComponentView {
  MixFaderView *_fader;
}

+ (ComponentDescriptorProvider)componentDescriptorProvider
{
  return concreteComponentDescriptorProvider<MixFaderComponentDescriptor>();
}

- (instancetype)initWithFrame:(CGRect)frame
{
  if (self = [super initWithFrame:frame]) {
    static const auto defaultProps = std::make_shared<const MixFaderProps>();
    _props = defaultProps;
    _fader = [[MixFaderView alloc] initWithFrame:CGRectZero];
    __weak MixFaderComponentView *weakSelf = self;
    _fader.onSlide = ^(NSDictionary *body) { [weakSelf slid:body]; };
    _fader.onRelease = ^(NSDictionary *body) { [weakSelf released:body]; };
    self.contentView = _fader;
  }
  return self;
}

- (void)updateProps:(Props::Shared const &)props oldProps:(Props::Shared const &)oldProps
{
  const auto &before = *std::static_pointer_cast<const MixFaderProps>(_props);
  const auto &next = *std::static_pointer_cast<const MixFaderProps>(props);
  if (before.low != next.low) {
    _fader.low = next.low;
  }
  if (before.high != next.high) {
    _fader.high = next.high;
  }
  if (before.notches != next.notches) {
    _fader.notches = next.notches;
  }
  if (before.trackColor != next.trackColor) {
    _fader.trackColor = RCTUIColorFromSharedColor(next.trackColor);
  }
  if (before.caption != next.caption) {
    _fader.caption = RCTNSStringFromString(next.caption);
  }
  if (before.locked != next.locked) {
    _fader.locked = next.locked;
  }
  [super updateProps:props oldProps:oldProps];
}

- (void)prepareForRecycle
{
  [super prepareForRecycle];
  [_fader rewind:NO];
}

- (void)handleCommand:(const NSString *)commandName args:(const NSArray *)args
{
  RCTMixFaderHandleCommand(self, commandName, args);
}

- (void)moveTo:(double)low high:(double)high
{
  [_fader moveToLow:low high:high];
}

- (void)rewind:(BOOL)smoothly
{
  [_fader rewind:smoothly];
}

- (void)slid:(NSDictionary *)body
{
  if (_eventEmitter) {
    std::static_pointer_cast<const MixFaderEventEmitter>(_eventEmitter)
        ->onSlide({.low = [body[@"low"] doubleValue], .high = [body[@"high"] doubleValue]});
  }
}

- (void)released:(NSDictionary *)body
{
  if (_eventEmitter) {
    std::static_pointer_cast<const MixFaderEventEmitter>(_eventEmitter)
        ->onRelease({.low = [body[@"low"] doubleValue], .high = [body[@"high"] doubleValue]});
  }
}

@end
#endif
