#import <FinApplet/FinApplet.h>

@interface DemoPlayerView : UIView <FATAppletNativeViewProtocol>
@property (nonatomic, strong) NSNumber *nativeViewId;
@end

@implementation DemoPlayerView

- (UIView *)onCreateView:(NSDictionary *)param {
  return self;
}

- (void)onUpdateView:(NSDictionary *)param {
}

@end

@implementation DemoViews

- (void)start {
  id<IFATNativeViewManager> manager = [FATClient sharedClient].nativeViewManager;
  [manager registerNativeViewType:@"demo_player" nativeViewClass:[DemoPlayerView class]];
  [manager registerNativeViewType:@"demo_player" nativeViewClass:[DemoLyricsView class]];
  [manager registerNativeViewType:@"demo_lyrics" nativeViewClass:[DemoLyricsView class]];
}

@end
