@implementation AcmeDialView
+ (P)p { return concreteComponentDescriptorProvider<AcmeDialComponentDescriptor>(); }
@end
