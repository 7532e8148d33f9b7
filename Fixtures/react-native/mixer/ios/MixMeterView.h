#import <React/RCTComponent.h>
#import <UIKit/UIKit.h>

@interface MixMeterView : UIView
@property (nonatomic) double level;
@property (nonatomic) NSInteger channels;
@property (nonatomic, copy, nullable) RCTDirectEventBlock onPeaking;
- (void)clearPeak:(NSInteger)channel;
@end
