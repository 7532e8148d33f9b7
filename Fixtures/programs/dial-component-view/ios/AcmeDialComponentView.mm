@interface AcmeDialComponentView : RCTViewComponentView
@end
@implementation AcmeDialComponentView
- (void)updateProps:(Props::Shared const &)props oldProps:(Props::Shared const &)oldProps {
  const auto &next = *std::static_pointer_cast<const AcmeDialProps>(props);
  AcmeDialView *view = (AcmeDialView *)self.contentView;
  view.value = next.value;
  [super updateProps:props oldProps:oldProps];
}
+ (P)p { return concreteComponentDescriptorProvider<AcmeDialComponentDescriptor>(); }
@end
Class<RCTComponentViewProtocol> AcmeDialCls(void) { return AcmeDialComponentView.class; }
