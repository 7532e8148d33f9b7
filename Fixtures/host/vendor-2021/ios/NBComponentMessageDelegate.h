// self.nbComponentMessageDelegate method
@protocol NBComponentMessageDelegate <NSObject>
@required
/**
* The component actively sends a message to the page (Native->Page)
*
* @param message Message name.
* @param component The component to send the message.
* @param data Content of the message.
* @param callback The callback after the page has processed the message.
*
* @return void
*/
- (void)sendMessage:(NSString *)message
component:(id<NBComponentProtocol>)component
data:(NSDictionary *)data
callback:(NBComponentCallback)callback;
@optional
- (void)sendCustomEventMessage:(NSString *)message
component:(id<NBComponentProtocol>)component
data:(NSDictionary *)data
callback:(NBComponentCallback)callback;
@end
@protocol NBComponentLifeCycleProtocol <NSObject>
- (void)componentWillAppear;
- (void)componentWillDestory;
- (void)componentDidDestory;
//visiblity
- (void)componentDidHidden;
- (void)componentDidVisiblity;
@end
@protocol NBComponentVisibilityProtocol <NSObject>
- (NBComponentVisibilityState)visibilityState;
- (BOOL)setVisibilityState:(NBComponentVisibilityState)state;
- (BOOL)shouldObServerVisibilityStateChange;
@end
