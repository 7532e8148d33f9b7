@interface Targets : NSObject <CWIWidget>
@end
@implementation Targets
- (id)forwardingTargetForSelector:(SEL)s { return nil; }

@end
