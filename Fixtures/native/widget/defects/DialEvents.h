@protocol DialEvents <NSObject>
// what a dial raises
-(void)turnedTo:(NSTimeInterval)time;
	-(void)stopped;
@end
