#import "DTFrameworkInterface+Demo.h"
#import "DemoViewTypes.h"
#import "DemoMapView.h"

@implementation DTFrameworkInterface (Demo)

- (void)application:(UIApplication *)application beforeDidFinishLaunchingWithOptions:(NSDictionary *)launchOptions
{
    [MPNebulaAdapterInterface initNebula];
    [self registerDemoViews];
}

// demo_player is registered in Poseidon-UserDefine-Extra-Config.plist.
- (void)registerDemoViews
{
    PSDService *service = [PSDService sharedInstance];
    [service registerComponentWithName:kDemoMapType clsName:NSStringFromClass([DemoMapView class])];
    [service registerComponentWithName:DEMO_CHART_TYPE clsName:@"DemoChartView"];
}

@end
