extension ReferenceTable {
  /// Text, pictures of the container, and web pages.
  static let content = """
    <text> | a w s t | a morjs componentDocs remax taro; w taro taroShared componentDocs;
      s componentDocs taroShared; t taroShared
      | A piece of text; no other text can be selected. || 文本；除它之外的内容都无法长按选中。
    selectable | a w1.1.0 s t | boolean | Whether the text can be selected. || 文本是否可选。
    user-select | w | boolean | Whether the text can be selected; it makes the element `inline-block`.
      || 文本是否可选；该属性会使元素显示为 `inline-block`。
    space | a w!1.4.0 s t | string: ensp, emsp, nbsp | How wide each of several spaces in a row is. || 显示连续空格时每个空格的宽度。
    decode | a w1.4.0 s t | boolean | Whether entities such as `&nbsp;` and `&lt;` are decoded. || 是否解码 `&nbsp;`、`&lt;` 等实体。
    number-of-lines | a | number | After how many lines the text is cut off. || 最多显示的行数，超出的内容截断。
    max-lines | w | number | After how many lines the text is cut off (Skyline). || 最多显示的行数，超出的内容截断（Skyline）。
    overflow | w | string: clip, fade, ellipsis, visible | How text that is too long ends (Skyline). || 文本溢出的处理方式（Skyline）。
    @tap | a | The text was tapped. || 点击文本时触发。

    <rich-text> | a w1.4.0 s t | a morjs componentDocs remax; w taro taroShared componentDocs;
      s componentDocs taro taroShared; t taroShared
      | Draws a piece of HTML or a tree of nodes. || 富文本，渲染 HTML 片段或节点树。
    nodes | a w1.4.0 s t | string or array | The HTML, or the list of nodes. || HTML 字符串或节点列表。
    space | a2.8.7 w s t | string: ensp, emsp, nbsp | How wide each of several spaces in a row is. || 显示连续空格时每个空格的宽度。
    user-select | w | boolean | Whether the text can be selected. || 文本是否可选。
    selectable | s | boolean | Whether the text can be selected. || 文本是否可选。
    mode | w | string: default, compat, aggressive, inline-block, web | How the nodes are laid out (Skyline). || 节点的布局模式（Skyline）。
    preview | s | boolean | Whether a tap on a picture opens it. || 点击图片是否预览。
    image-menu-prevent | s | boolean | Whether a long press on a picture does not open its menu. || 是否阻止长按图片时弹起的菜单。

    <icon> | a w s t | a morjs componentDocs remax; w taroShared componentDocs;
      s componentDocs taroShared; t taro taroShared
      | A picture from the container's own set. || 容器内置的图标。
    type | a | string: info, warn, waiting, cancel, download, search, clear, success, success_no_circle,
      loading | Which picture. || 图标的类型。
    | w t | string: success, success_no_circle, info, warn, waiting, cancel, download, search, clear
    | s | string
    size | a w s t | number | The size of the picture, in pixels. || 图标的大小，单位为 px。
    color | a w s t | color | The colour of the picture. || 图标的颜色。

    <progress> | a w s t | a morjs componentDocs remax; w taro taroShared componentDocs;
      s componentDocs taro taroShared; t taroShared
      | A bar that shows how much of something is done. || 进度条，显示完成的比例。
    percent | a w s t | number | How much is done, from 0 to 100. || 百分比，取值 0 到 100。
    show-info | a w s t | boolean | Whether the number is shown at the right. || 是否在进度条右侧显示百分比。
    border-radius | w s3.150.1 t | number or string | The radius of the corners. || 圆角大小。
    font-size | w s3.150.1 t | number or string | The font size of the number. || 右侧百分比的字体大小。
    stroke-width | a w s t | number | The thickness of the bar, in pixels. || 进度条线的宽度，单位为 px。
    color | w s t | color | The colour of the part that is done; use `active-color` or `activeColor` instead.
      || 已完成部分的颜色；建议改用 `active-color` 或 `activeColor`。
    active-color | a w | color | The colour of the part that is done. || 已完成部分的颜色。
    activeColor | w s t | = active-color
    background-color | a w | color | The colour of the part that is not done. || 未完成部分的颜色。
    backgroundColor | w s t | = background-color
    active | a w s t | boolean | Whether the bar fills with an animation. || 进度条是否带动画。
    active-mode | w1.7.0 s t | string: backwards, forwards | Whether the animation begins at 0 or at the
      previous value. || 动画从 0 开始播放，还是从上次的值接着播放。
    duration | w s3.150.1 t | number | How long one percent of the animation takes, in milliseconds. || 进度增加 1% 所需的时间，单位为毫秒。
    @activeend | w s t | The animation has ended. || 动画播放完成时触发。

    <selection> | w | w mpx | A stretch of the page in which text can be selected (Skyline).
      || 页面中可以选择文本的一段区域（Skyline）。
    @selectionchange | w | The selection changed. || 选区变化时触发。

    <snapshot> | w | w taro | Nodes of which a picture can be made (Skyline). || 可以生成截图的一组节点（Skyline）。
    mode | w | string: view, picture | Whether the nodes or a picture of them are drawn. || 绘制节点本身，还是绘制其截图。

    <web-view> | a w1.6.4 s t | a morjs componentDocs remax; w taroShared componentDocs;
      s componentDocs taroShared; t taro taroShared
      | Shows a web page; it fills the page of the program. || 承载网页的容器，铺满小程序的整个页面。
    src | a w s t | string | The address of the web page; its domain must be allowed in the program's
      settings. || 网页的地址；其域名须在小程序的设置中配置。
    progressbar-color | t | color | The colour of the bar that shows loading. || 加载进度条的颜色。
    @message | a w s t | The web page posted a message; `detail.data` has it. || 网页发送消息时触发，`detail.data` 为消息内容。
    @load | a2.7.3 w s t | The web page is loaded; `detail.src` is its address. || 网页加载成功时触发，`detail.src` 为网页的地址。
    @error | a2.7.3 w s t | The web page could not be loaded; `detail.src` is its address. || 网页加载失败时触发，`detail.src` 为网页的地址。

    <aria-component> | a | a morjs componentDocs
      | The page of the documentation about `role` and `aria-` attributes; as a tag it has no use.
      || 文档中说明 `role` 和 `aria-` 属性的页面；作为标签没有用处。
    """
}
