#import "DemoMapView.h"
#import <MapKit/MapKit.h>

@interface DemoMapView () <MKMapViewDelegate>
@property (nonatomic, strong) MKMapView *map;
@end

@implementation DemoMapView

- (id)initWithConfig:(NSDictionary *)config messageDelegate:(id<NBComponentMessageDelegate>)messageDelegate
{
    self = [super initWithConfig:config messageDelegate:messageDelegate];
    if (self) {
        _map = [[MKMapView alloc] initWithFrame:CGRectZero];
        _map.delegate = self;
    }
    return self;
}

- (UIView *)contentView
{
    return self.map;
}

- (void)componentDataDidChangeWithData:(NSDictionary *)data
{
    CLLocationDegrees latitude = [data[@"latitude"] doubleValue];
    CLLocationDegrees longitude = [[data objectForKey:@"longitude"] doubleValue];
    CLLocationCoordinate2D center = CLLocationCoordinate2DMake(latitude, longitude);
    double span = 360 / pow(2, [data[@"zoom"] doubleValue]);
    [self.map setRegion:MKCoordinateRegionMake(center, MKCoordinateSpanMake(span, span)) animated:YES];
}

- (void)componentReceiveMessage:(NSString *)message data:(NSDictionary *)data callback:(NBComponentCallback)callback
{
    if ([message isEqualToString:@"moveTo"]) {
        [self moveTo:data];
        callback(@{ @"success": @YES });
    } else if ([message isEqualToString:@"reloadMarkers"]) {
        [self.map removeAnnotations:self.map.annotations];
        callback(@{ @"success": @YES });
    }
}

- (void)componentWillDestory
{
    self.map.delegate = nil;
}

- (void)moveTo:(NSDictionary *)place
{
    self.map.centerCoordinate =
        CLLocationCoordinate2DMake([place[@"latitude"] doubleValue], [place[@"longitude"] doubleValue]);
}

#pragma mark - MKMapViewDelegate

- (void)mapView:(MKMapView *)mapView regionDidChangeAnimated:(BOOL)animated
{
    [self send:@"onRegionChange" detail:@{ @"zoom": @(log2(360 / mapView.region.span.longitudeDelta)) }];
}

- (void)mapView:(MKMapView *)mapView didSelectAnnotationView:(MKAnnotationView *)view
{
    [self send:@"onMarkerTap" detail:@{ @"name": view.annotation.title ?: @"" }];
}

@end
