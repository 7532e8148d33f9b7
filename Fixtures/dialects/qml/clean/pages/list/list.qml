<scroll-view scroll-y bindscrolltolower="more">
  <text qq:for="{{names}}" qq:key="index">{{index}}: {{item}}</text>
</scroll-view>
