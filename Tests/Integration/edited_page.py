"""The page that is edited in Emacs and in Neovim, and its script."""

PAGE = """\
<view class="page">
  <text id=title onTap="onOpen">打开 😀 {{title}}</text>
  <view onTap="on" />
</view>
"""
SCRIPT = """\
Page({
  data: { title: '' },
  // Opens it.
  onOpen() {},
});
"""
