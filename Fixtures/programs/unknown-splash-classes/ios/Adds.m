@interface Adds : NSObject <GRVSplashViewDelegate>
@end
@implementation Adds
+ (void)initialize { class_addMethod(self, sel, imp, "v@:@"); }

@end
