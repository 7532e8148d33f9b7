#import <FinApplet/FinApplet.h>
#import "DemoPlayerView.h"

static NSString *const kPlayer = @"demo_player";

@implementation DemoViews

- (void)start {
  id<IFATNativeViewManager> manager = [FATClient sharedClient].nativeViewManager;
  [manager registerNativeViewType:kPlayer nativeViewClass:[DemoPlayerView class]];
  [manager registerNativeViewType:@"demo_lyrics" nativeViewClass:NSClassFromString(@"DemoLyricsView")];
}

@end
