@interface RangeSlider : UIControl <CWIWidget>
@property (nonatomic, retain) id <RangeSliderEventDelegate> rangeSliderDelegate;
@end
