@protocol GaugeEvents <NSObject>
-(void)turned:(int)n;
@end
