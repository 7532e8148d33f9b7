@interface Header : NSObject <CWIWidget>
@end
