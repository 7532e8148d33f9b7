@interface AcmeDialManager : RCTMultilineTextInputViewManager
@end
@implementation AcmeDialManager
RCT_EXPORT_MODULE(AcmeDial)
@end
