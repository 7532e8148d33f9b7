@interface SDKHeader : NSObject
@end
