#import "DemoPlayerView.h"

@implementation DemoPlayerView

@synthesize nativeViewId = _nativeViewId, type = _type;

+ (UIView *)onCreateView:(NSDictionary *)param {
  return [[DemoPlayerView alloc] initWithFrame:CGRectZero];
}

- (void)onUpdateView:(NSDictionary *)param {
  [[FATClient sharedClient].nativeViewManager sendEvent:@"ready" nativeViewId:self.nativeViewId detail:param completion:nil];
}

@end
