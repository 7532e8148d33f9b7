@protocol GaugeEvents <NSObject>
-(void)turned:(int)n by:(NSString *)who;
@end
