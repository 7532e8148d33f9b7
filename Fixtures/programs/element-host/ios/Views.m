@implementation Views
- (void)start { [[FATClient sharedClient].nativeViewManager registerNativeViewType:@"my_list" nativeViewClass:[ListView class]]; }
@end
