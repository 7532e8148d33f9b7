@interface Gauge : UIView <CWIWidget>
@property id<GaugeEvents> events;
@end
@implementation Gauge
- (id)initWithEventDelegate:(id)e withVoltMXEnvironment:(id)v { _events = e; _env = v; }
- (void)turn { [self.events turned:1 by:@"a"]; }
@end
