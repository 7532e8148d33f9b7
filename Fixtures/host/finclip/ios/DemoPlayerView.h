#import <FinApplet/FinApplet.h>

@interface DemoPlayerView : UIView <FATAppletNativeViewProtocol>
@end
