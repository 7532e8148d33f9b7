@protocol DialEvents <NSObject>
- (void)turned:(double)value;
@end
