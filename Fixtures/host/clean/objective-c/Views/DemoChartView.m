#import <NebulaSDK/NBComponent.h>
#import "DemoBarLayer.h"

@interface DemoChartView : NBComponent
@property (nonatomic, strong) UIView *canvas;
@property (nonatomic, strong) DemoBarLayer *bars;
@end

@implementation DemoChartView

- (id)initWithConfig:(NSDictionary *)config messageDelegate:(id<NBComponentMessageDelegate>)messageDelegate
{
    if (self = [super initWithConfig:config messageDelegate:messageDelegate]) {
        self.canvas = [UIView new];
        self.bars = [DemoBarLayer layer];
        [self.canvas.layer addSublayer:self.bars];
        UITapGestureRecognizer *tap = [[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(tapped:)];
        [self.canvas addGestureRecognizer:tap];
    }
    return self;
}

- (UIView *)contentView { return self.canvas; }

- (void)componentDataWillChangeWithData:(NSDictionary *)data
{
    self.bars.series = data[@"series"];
    self.bars.color = [UIColor demo_colorWithHex:data[@"bar-color"]];
}

- (void)componentReceiveMessage:(NSString *)message data:(NSDictionary *)data callback:(NBComponentCallback)callback
{
    if ([@"highlight" isEqualToString:message]) {
        self.bars.highlighted = [data[@"index"] integerValue];
    }
    if (callback) callback(@{});
}

- (void)tapped:(UITapGestureRecognizer *)tap
{
    NSInteger index = [self.bars indexAt:[tap locationInView:self.canvas]];
    [self.nbComponentMessageDelegate sendCustomEventMessage:@"nbcomponent.mpaasComponent.customEvent"
                                                  component:self
                                                       data:@{ @"element": self.componentId,
                                                               @"eventName": @"onBarSelect",
                                                               @"data": @{ @"index": @(index) } }
                                                   callback:^(NSDictionary * _Nonnull data) {}];
}

@end
