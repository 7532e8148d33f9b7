#import "CitySplash.h"

#define kLost @"10011"

@interface CitySplash : NSObject <GRVSplashViewDelegate>
@end

@implementation CitySplash

- (UIView *)createSplashViewWithCloseAppAction:(void (^)(void))closeAppAction
                               reloadAppAction:(nullable void (^)(void))reloadAppAction
                                         appId:(nullable NSString *)appId {
  CitySplashView *view = [[CitySplashView alloc] initWithFrame:CGRectZero];
  view.reloaded = ^{ reloadAppAction(); };
  return view;
}

- (void)splashView:(UIView *)splashView updateLoadinInfo:(GRVSplashViewInfo *)info {
  ((CitySplashView *)splashView).title.text = info.appName;
}

- (void)splashView:(UIView *)splashView updateLoadingProgress:(CGFloat)progress {
  ((CitySplashView *)splashView).bar.progress = progress / 100.0;
}

- (void)splashView:(UIView *)splashView showErrorMessage:(NSString *)message code:(NSString *)code {
  if ([code isEqual:@1001] || [code isEqualToString:kLost] || code.integerValue == 1004) {
    [(CitySplashView *)splashView showGone];
  }
}

@end

@implementation AppDelegate

- (void)startWith:(IAPConnectInitConfig *)config {
  [[IAPConnectClient sharedInstance] initWithContext:config success:^{ } failure:^(NSError *error) { }];
  config.riverExtensionDelegate = [self extensions];
}

@end
