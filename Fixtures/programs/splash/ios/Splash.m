@interface Splash : NSObject <GRVSplashViewDelegate>
@end
@implementation Splash
- (UIView *)createSplashViewWithCloseAppAction:(void (^)(void))closeAppAction {
  LoadingView *view = [[LoadingView alloc] init];
  view.closeAction = closeAppAction;
  return view;
}
- (void)splashView:(UIView *)splashView updateLoadingInfo:(GRVSplashViewInfo *)info {
  [(LoadingView *)splashView showName:info.appName];
}
- (void)splashView:(UIView *)splashView showErrorMessage:(NSString *)message code:(NSString *)code {
  [(LoadingView *)splashView showError:message];
}
- (void)exitSplashView:(UIView *)splashView {
  [splashView removeFromSuperview];
}
@end
