#import <Foundation/Foundation.h>

// The types that mini programs give to mpaas-component.
static NSString *const kDemoMapType = @"demo_map";
#define DEMO_CHART_TYPE @"demo_chart"
