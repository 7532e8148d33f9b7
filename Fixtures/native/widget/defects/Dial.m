#import <UIKit/UIKit.h>

@interface Dial : UIControl <CWIWidget>
@property (nonatomic, strong) VoltMXCWIEnvironment *environment;
@property (nonatomic, weak) id<DialEvents> events;
@end

@implementation Dial

- (id)initWithEventDelegate:(id)eventDelegate withKonyEnvironment:(id)env {
  if (self = [super initWithFrame:CGRectZero]) {
    self.events = eventDelegate;
  }
  return self;
}

- (UIView *)getWidgetView {
  return [[UIView alloc] initWithFrame:CGRectZero];
}

- (void)setWidgetViewFrame:(CGRect)frame {
  self.frame = frame;
  self.value = [[self.environment.model valueForKey:@"value"] doubleValue];
  self.accessibilityLabel = [self.environment.model valueForKey:@"captoin"];
}

- (void)willDestroyWidgit {
  [self stop];
}

@end

@interface Gauge : UIView
@end

@implementation Gauge
@end
