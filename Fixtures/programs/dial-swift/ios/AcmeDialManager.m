@interface RCT_EXTERN_MODULE(AcmeDialManager, RCTViewManager)
RCT_EXPORT_VIEW_PROPERTY(turn, NSString)
@end
