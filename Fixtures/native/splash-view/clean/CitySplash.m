#import "CitySplash.h"
#import "CitySplashView.h"

static NSString *const kRemoved = @"1001";

@implementation CitySplash

// The header demands it; the SDK calls the one with the reload action.
- (UIView *)createSplashViewWithCloseAppAction:(void (^)(void))closeAppAction {
  return nil;
}

- (UIView *)createSplashViewWithCloseAppAction:(void (^)(void))closeAppAction
                               reloadAppAction:(nullable void (^)(void))reloadAppAction
                                         appId:(nullable NSString *)appId {
  CitySplashView *view = [[CitySplashView alloc] initWithFrame:CGRectZero];
  view.closed = closeAppAction;
  view.reloaded = ^{
    if (reloadAppAction) {
      reloadAppAction();
    }
  };
  return view;
}

- (void)splashView:(UIView *)splashView updateLoadingInfo:(GRVSplashViewInfo *)info {
  ((CitySplashView *)splashView).title.text = info.appName;
}

- (void)splashView:(UIView *)splashView updateLoadingProgress:(CGFloat)progress {
  CitySplashView *view = (CitySplashView *)splashView;
  view.bar.progress = progress;
  view.percent.text = [NSString stringWithFormat:@"%d %%", (int)(progress * 100)];
}

- (void)splashView:(UIView *)splashView showErrorMessage:(NSString *)message code:(NSString *)code {
  CitySplashView *view = (CitySplashView *)splashView;
  BOOL isGone = [code isEqualToString:kRemoved] || code.integerValue == 1002;
  [view showError:message canReload:!isGone];
}

- (void)exitSplashView:(UIView *)splashView {
  [splashView removeFromSuperview];
}

@end
