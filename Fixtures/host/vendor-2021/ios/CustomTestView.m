@interface CustomTestView : NBComponent

- (id)initWithConfig:(NSDictionary *)config messageDelegate:(id<NBComponentMessageDelegate>)messageDelegate {
self = [super initWithConfig:config messageDelegate:messageDelegate];
if (self) {
self.contentSpaceView = [[UIView alloc] init];
self.contentSpaceView.backgroundColor = [UIColor orangeColor];
self.contentSpaceView.frame = CGRectMake(0, 0, 100, 100);
UITapGestureRecognizer *tap = [[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(postMessage)];
[self.contentSpaceView addGestureRecognizer:tap];
}
return self;
}

//Return the View created in `init`.
- (UIView *)contentView {
return self.contentSpaceView;
}

- (void)componentReceiveMessage:(NSString *)message data:(NSDictionary *)data callback:(NBComponentCallback)callback {
if ([message isEqualToString:@"setColor"]) {
callback(@{@"success":@"1"});
}else if ([message isEqualToString:@"startAnimation"]) {
[self.nbComponentMessageDelegate sendCustomEventMessage:@"nbcomponent.mpaasComponent.customEvent" component:self data:@{@"sth":@"start"} callback:^(NSDictionary * _Nonnull data) {
}];
}
}

- (void)componentDataWillChangeWithData:(NSDictionary *)data {
}
- (void)componentDataDidChangeWithData:(NSDictionary *)data {
}
