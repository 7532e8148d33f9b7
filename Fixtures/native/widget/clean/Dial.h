#import <UIKit/UIKit.h>
#import "CWIWidget.h"
#import "DialEvents.h"

@interface Dial : UIControl <CWIWidget>

@property (nonatomic, strong) VoltMXCWIEnvironment *environment;
@property (nonatomic, weak) id<DialEvents> events;
@property (nonatomic) double value;

@end
