#import <NebulaSDK/NBComponent.h>

@interface DemoMapView : NBComponent
@property (nonatomic, strong) UIView *contentView;
@end

@interface DemoOldMapView : DemoMapView
@end

@interface DemoChartView : DemoMapView
@end

@interface DemoPlainView : UIView
@end

@interface DemoBareView : NBComponent
@end

@interface DemoFreshView : NBComponent
@end

/**
 * Plays a clip.
 *
 * @param src  Where the clip is.
 * @param type "loop" or "once".
 */
@interface DemoPlayerView : DemoMapView
@end
