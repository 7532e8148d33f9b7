@interface Dial : UIView <CWIWidget>
@property (nonatomic, weak) id<DialEvents> events;
@property (nonatomic, strong) id environment;
@end
@implementation Dial
- (id)initWithEventDelegate:(id)eventDelegate withVoltMXEnvironment:(id)env {
  if (self = [super initWithFrame:CGRectZero]) {
    self.events = eventDelegate;
    self.environment = env;
    self.alpha = [[self.environment.model valueForKey:@"value"] doubleValue];
  }
  return self;
}
- (UIView *)getWidgetView { return self; }
- (CGSize)getPreferredSizeForGivenSize:(CGSize)givenSize { return givenSize; }
- (void)setWidgetViewFrame:(CGRect)frame { self.frame = frame; }
- (void)modelUpdatedForProperty:(NSString *)propertyName withOldValue:(id)oValue newValue:(id)nValue {
  if ([propertyName isEqualToString:@"value"]) { self.alpha = [nValue doubleValue]; }
}
- (void)turn {
  [self.events turned:1];
}
@end
