#import <NebulaSDK/NBComponent.h>

/// What all views of this application share.
@interface DemoView : NBComponent

- (void)send:(NSString *)event detail:(NSDictionary *)detail;

@end
