#import "DemoViews.h"

@implementation DTFrameworkInterface (Demo)

- (void)application:(UIApplication *)application beforeDidFinishLaunchingWithOptions:(NSDictionary *)launchOptions
{
    PSDService *service = [PSDService sharedInstance];
    [service registerComponentWithName:@"demo_map" clsName:@"DemoMapView"];
    [service registerComponentWithName:@"demo_map" clsName:@"DemoOldMapView"];
    [service registerComponentWithName:@"demo_list" clsName:@"DemoListView"];
    [service registerComponentWithName:@"demo_gone" clsName:@"DemoGoneView"];
    [service registerComponentWithName:@"demo_plain" clsName:@"DemoPlainView"];
    [service registerComponentWithName:@"DemoChartView" clsName:@"demo_chart"];
    [service registerComponentWithName:@"demo_bare" clsName:@"DemoBareView"];
    [service registerComponentWithName:@"demo_fresh" clsName:@"DemoFreshView"];
    [service registerComponentWithName:@"demo_unused" clsName:@"DemoMapView"];
    [service registerComponentWithName:@"demo_player" clsName:@"DemoPlayerView"];
    [service registerComponentWithName:@"componentName" clsName:@"className"];
}

- (void)openMiniProgram
{
    [[PSDService sharedInstance] registerComponentWithName:@"demo_late" clsName:@"DemoMapView"];
}

@end
