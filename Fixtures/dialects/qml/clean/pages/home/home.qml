<qs module="format" src="../../utils/format.qs"/>
<import src="../../parts/row.qml"/>
<include src="../../parts/head.qml"/>
<view class="list" hidden="{{!ready}}">
  <block qq:for="{{rows}}" qq:for-item="item" qq:key="id">
    <view qq:if="{{item.price > 0}}" data-id="{{item.id}}" bindtap="open">{{format.price(item.price)}}</view>
    <view qq:elif="{{item.free && ready}}" catch:tap="open">free</view>
    <template qq:else is="row" data="{{item: item, ...extra}}"/>
  </block>
  <rating value="{{stars}}" bind:starChange="rate"/>
  <navigator open-type="reLaunch" url="/pages/list/list?from=home">more</navigator>
</view>
