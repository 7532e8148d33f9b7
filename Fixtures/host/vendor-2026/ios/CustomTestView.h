@interface CustomTestView : NBComponent
@end
