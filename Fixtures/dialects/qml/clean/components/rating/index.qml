<view qq:for="{{5}}" qq:key="*this" data-star="{{item}}" bindtap="choose">{{item < value ? 1 : 0}}</view>
