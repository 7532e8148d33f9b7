<qs module="m" src="./none.qs"/>
<qs src="./m.qs"/>
<view qq:for="{{rows}}" qq:key="{{item.id}}" qq:if="{{item.open}}">{{item.name}}</view>
<view qq:else>empty</view>
<view qq:if="{{a}} ">a</view>
<view qq:elif="{{b}}" qq:for="{{rows}}" qq:key="item.id">b</view>
<view a:if="{{a}}" onTap="go">c</view>
<view qq:esle bindTap="go" hidden="false">d</view>
<view bindtap="gone" catchtap="go()">{{price.toFixed(2)}} {{a?.b}}</view>
<view style="{{a: 1, a: 2}}">e</view>
<view>f
