@interface AcmeDialView : UIView
@property (nonatomic) double value;
@end
