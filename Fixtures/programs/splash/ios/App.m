@interface Other : NSObject
@end
@implementation Other
@end
void start(GRVExtensionDelegate *e) { use([GRVExtensionDelegate new]); [e.uiProvider setSplashViewDelegate:[Other new]]; }
