#import <UIKit/UIKit.h>
#import "TMAExternalJSPlugin.h"

@interface DemoChartView : UIView
@end

@implementation DemoChartView

TMARegisterExternalElement(demo_chart)

+ (UIView *)createWithParams:(NSDictionary *)params context:(id<TMAExternalJSContextProtocol>)context {
  return [DemoChartView new];
}

@end

@interface DemoOldChartView : UIView
@end

@implementation DemoOldChartView

TMARegisterExternalElement(demo_chart)

+ (UIView *)createWithParams:(NSDictionary *)params context:(id<TMAExternalJSContextProtocol>)context {
  return [DemoOldChartView new];
}

- (void)operateWithParams:(NSDictionary *)param context:(id<TMAExternalJSContextProtocol>)context {
}

@end
