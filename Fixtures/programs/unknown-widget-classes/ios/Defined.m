@interface Defined : NSObject <CWIWidget>
@end
@implementation Defined
#define OWN_MEMBERS - (void)b { }
OWN_MEMBERS
- (void)a { }

@end
