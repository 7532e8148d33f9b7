#import "DemoView.h"

static NSString *const kCustomEvent = @"nbcomponent.mpaasComponent.customEvent";

@implementation DemoView

- (void)send:(NSString *)event detail:(NSDictionary *)detail
{
    NSMutableDictionary *data = [NSMutableDictionary dictionary];
    data[@"element"] = self.componentId;
    data[@"eventName"] = event;
    data[@"data"] = detail ?: @{};
    [self.nbComponentMessageDelegate sendCustomEventMessage:kCustomEvent component:self data:data callback:nil];
}

@end
