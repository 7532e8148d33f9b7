#if A
@interface Both : NSObject <CWIWidget>
#else
@interface Both : UIView <CWIWidget>
#endif
@end
@implementation Both

@end
