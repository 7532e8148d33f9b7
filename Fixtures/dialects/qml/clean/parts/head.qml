<view class="head">{{title}}</view>
