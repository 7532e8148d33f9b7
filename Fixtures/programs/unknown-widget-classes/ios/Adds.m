@interface Adds : NSObject <CWIWidget>
@end
@implementation Adds
+ (void)initialize { class_addMethod(self, sel, imp, "v@:@"); }

@end
