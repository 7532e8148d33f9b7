[self.nbComponentMessageDelegate sendCustomEventMessage:@"nbcomponent.mpaasComponent.customEvent" component:self data:@{
@"element":@"elementId",
@"eventName":@"onXxx",
@"data":{}
} callback:^(NSDictionary * _Nonnull data) {
}];
