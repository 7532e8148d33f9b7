#if RCT_NEW_ARCH_ENABLED
#import <React/RCTViewComponentView.h>
#import <react/renderer/components/AcmeDial/ComponentDescriptors.h>
#import <react/renderer/components/view/ViewProps.h>
#import "AcmeDial-Swift.h"

@interface AcmeDialComponentView : RCTViewComponentView
@end

@implementation AcmeDialComponentView

- (instancetype)initWithFrame:(CGRect)frame
{
  if (self = [super initWithFrame:frame]) {
    static const auto defaultProps = std::make_shared<const AcmeDialProps>();
    self.contentView = [AcmeDialView new];
  }
  return self;
}

- (void)updateProps:(Props::Shared const &)props oldProps:(Props::Shared const &)oldProps
{
  const auto &oldViewProps = *std::static_pointer_cast<const AcmeDialProps>(_props);
  const auto &newViewProps = *std::static_pointer_cast<const AcmeDialProps>(props);
  AcmeDialView *view = (AcmeDialView *)self.contentView;
  if (oldViewProps.value != newViewProps.value) {
    [view setValue:newViewProps.value];
  }
  if (oldViewProps.step != newViewProps.step) {
    view.step = newViewProps.step;
  }
}

- (void)handleCommand:(const NSString *)commandName args:(const NSArray *)args
{
  RCTAcmeDialHandleCommand(self, commandName, args);
}

- (void)prepareForRecycle
{
  [super prepareForRecycle];
}

+ (ComponentDescriptorProvider)componentDescriptorProvider
{
  return concreteComponentDescriptorProvider<AcmeDialComponentDescriptor>();
}

@end
#endif
