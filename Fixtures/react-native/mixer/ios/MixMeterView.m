#import "MixMeterView.h"

@implementation MixMeterView

- (instancetype)initWithFrame:(CGRect)frame
{
  if (self = [super initWithFrame:frame]) {
    _channels = 2;
  }
  return self;
}

- (void)clearPeak:(NSInteger)channel
{
  self.level = 0;
}

- (void)setLevel:(double)level
{
  _level = level;
  if (level > 1 && self.onPeaking) {
    self.onPeaking(@{@"level" : @(level), @"channel" : @(self.channels)});
  }
}

@end
