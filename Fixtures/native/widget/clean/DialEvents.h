#import <Foundation/Foundation.h>

@protocol DialEvents <NSObject>

-(void)turnedTo:(double)value byUser:(BOOL)isUser;

@end
