#import <UIKit/UIKit.h>
#import "TMAExternalJSPlugin.h"

@interface DemoView : UIView <TMAExternalElementView>
@end

@implementation DemoView

+ (UIView *)createWithParams:(NSDictionary *)params context:(id<TMAExternalJSContextProtocol>)context {
  return [[self alloc] initWithFrame:CGRectZero];
}

- (void)operateWithParams:(NSDictionary *)param context:(id<TMAExternalJSContextProtocol>)context {
}

@end

@interface DemoChartView : DemoView
@end

@implementation DemoChartView

TMARegisterExternalElement(demo_chart);

@end
