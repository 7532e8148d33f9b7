#import "DemoViews.h"

@implementation DemoMapView

- (id)initWithConfig:(NSDictionary *)config messageDelegate:(id<NBComponentMessageDelegate>)messageDelegate
{
    self = [super initWithConfig:config messageDelegate:messageDelegate];
    self.contentView = [UIView new];
    return self;
}

@end

@implementation DemoOldMapView
@end

@implementation DemoChartView
@end

@implementation DemoPlainView
@end

@implementation DemoBareView

- (void)componentWillDestroy
{
    [self stop];
}

@end

@implementation DemoFreshView

- (id)initWithConfig:(NSDictionary *)config messageDelegate:(id<NBComponentMessageDelegate>)messageDelegate
{
    return [super init];
}

- (UIView *)contentView
{
    UILabel *label = [[UILabel alloc] init];
    label.text = @"fresh";
    return label;
}

@end
