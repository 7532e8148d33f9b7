#import <NebulaSDK/NBComponent.h>
#import <AVKit/AVKit.h>

@interface DemoPlayerView : NBComponent
@property (nonatomic, strong) AVPlayerViewController *player;
@property (nonatomic, readonly) UIView *contentView;
@end

@implementation DemoPlayerView

- (id)initWithConfig:(NSDictionary *)config messageDelegate:(id<NBComponentMessageDelegate>)messageDelegate
{
    self = [super initWithConfig:config messageDelegate:messageDelegate];
    self.player = [AVPlayerViewController new];
    [NSNotificationCenter.defaultCenter addObserver:self selector:@selector(ended) name:AVPlayerItemDidPlayToEndTimeNotification object:nil];
    return self;
}

- (UIView *)contentView { return self.player.view; }

- (void)componentDataDidChangeWithData:(NSDictionary *)data
{
    NSString *source = data[@"src"];
    self.player.player = source.length ? [AVPlayer playerWithURL:[NSURL URLWithString:source]] : nil;
}

- (void)ended
{
    [self.nbComponentMessageDelegate sendCustomEventMessage:@"nbcomponent.mpaasComponent.customEvent" component:self data:@{@"element": self.componentId, @"eventName": @"onPlayEnd", @"data": @{}} callback:nil];
}

@end
