#ifdef RCT_NEW_ARCH_ENABLED
#import <React/RCTViewComponentView.h>
#import <react/renderer/components/MixerSpec/ComponentDescriptors.h>
#import <react/renderer/components/MixerSpec/EventEmitters.h>
#import <react/renderer/components/MixerSpec/Props.h>
#import <react/renderer/components/MixerSpec/RCTComponentViewHelpers.h>
#import "MixMeterView.h"

using namespace facebook::react;

@interface MixMeterComponentView : RCTViewComponentView <RCTMixMeterViewProtocol>
@end

@implementation MixMeterComponentView {
  MixMeterView *_meter;
}

+ (ComponentDescriptorProvider)componentDescriptorProvider
{
  return concreteComponentDescriptorProvider<MixMeterComponentDescriptor>();
}

- (instancetype)initWithFrame:(CGRect)frame
{
  if (self = [super initWithFrame:frame]) {
    static const auto defaultProps = std::make_shared<const MixMeterProps>();
    _props = defaultProps;
    _meter = [MixMeterView new];
    __weak MixMeterComponentView *weakSelf = self;
    _meter.onPeaking = ^(NSDictionary *body) { [weakSelf peaked:body]; };
    self.contentView = _meter;
  }
  return self;
}

- (void)updateProps:(Props::Shared const &)props oldProps:(Props::Shared const &)oldProps
{
  const auto &next = *std::static_pointer_cast<const MixMeterProps>(props);
  _meter.level = next.level;
  _meter.channels = next.channels;
  [super updateProps:props oldProps:oldProps];
}

- (void)handleCommand:(const NSString *)commandName args:(const NSArray *)args
{
  RCTMixMeterHandleCommand(self, commandName, args);
}

- (void)clearPeak:(NSInteger)channel
{
  [_meter clearPeak:channel];
}

- (void)peaked:(NSDictionary *)body
{
  if (_eventEmitter) {
    std::static_pointer_cast<const MixMeterEventEmitter>(_eventEmitter)
        ->onPeaking({.level = [body[@"level"] doubleValue], .channel = [body[@"channel"] intValue]});
  }
}

@end
#endif
