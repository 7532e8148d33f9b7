#import "Dial.h"

static NSString *const kValue = @"value";

@implementation Dial

- (id)initWithEventDelegate:(id)eventDelegate withVoltMXEnvironment:(id)env {
  if (self = [super initWithFrame:CGRectZero]) {
    self.events = eventDelegate;
    self.environment = env;
    id model = self.environment.model;
    self.value = [[model valueForKey:kValue] doubleValue];
    self.accessibilityLabel = [(NSObject *)model valueForKey:@"caption"];
  }
  return self;
}

- (UIView *)getWidgetView {
  return self;
}

- (CGSize)getPreferredSizeForGivenSize:(CGSize)givenSize {
  return CGSizeMake(givenSize.width, 44);
}

- (void)setWidgetViewFrame:(CGRect)frame {
  self.frame = frame;
}

- (void)modelUpdatedForProperty:(NSString *)propertyName withOldValue:(id)oValue newValue:(id)nValue {
  if ([propertyName isEqualToString:kValue]) {
    self.value = [nValue doubleValue];
  }
}

- (void)endTrackingWithTouch:(UITouch *)touch withEvent:(UIEvent *)event {
  [self.events turnedTo:self.value byUser:YES];
}

@end
