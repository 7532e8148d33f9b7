#import "DemoViews.h"

@implementation DemoPlayerView

- (void)componentDataDidChangeWithData:(NSDictionary *)data
{
    self.url = data[@"src"];
}

- (void)componentReceiveMessage:(NSString *)message data:(NSDictionary *)data callback:(NBComponentCallback)callback
{
    if ([message isEqualToString:@"play"]) {
        // Neither the element nor the event is named.
        [self.nbComponentMessageDelegate sendCustomEventMessage:@"nbcomponent.mpaasComponent.customEvent" component:self data:@{@"state": @"playing"} callback:nil];
    }
}

- (void)ended
{
    [self.nbComponentMessageDelegate sendCustomEventMessage:@"nbcomponent.mpaasComponent.customEvent" component:self data:@{@"element": self.componentId, @"eventName": @"onPlayEnded"} callback:nil];
}

- (void)buffered
{
    [self.nbComponentMessageDelegate sendCustomEventMessage:@"nbcomponent.mpaasComponent.customEvent" component:self data:@{@"element": self.componentId, @"eventName": @"onBufferFill"} callback:nil];
}

- (void)paused
{
    [self.nbComponentMessageDelegate sendCustomEventMessage:@"nbcomponent.mpaasComponent.customEvent" component:self data:@{@"element": self.componentId, @"eventName": @"paused"} callback:nil];
}

- (void)tapped
{
    [self.nbComponentMessageDelegate sendCustomEventMessage:@"nbcomponent.player.tap" component:self data:@{@"element": self.componentId, @"eventName": @"onTap"} callback:nil];
    [self.nbComponentMessageDelegate sendCustomEventMessage:@"nbcomponent.mpaasComponent.customEvent" component:self data:@{@"element": @"player", @"eventName": @"onTap"} callback:nil];
}

@end
