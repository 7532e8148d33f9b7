extension ReferenceTable {
  /// Tags of the Skyline renderer of WeChat.
  static let skyline = """
    <list-view> | w | w taro
      | A list of which only what is in view is drawn (Skyline, in a `scroll-view` of the type custom).
      || 列表布局容器，只渲染在屏节点（Skyline，用于类型为 custom 的 `scroll-view`）。
    padding | w | array | The inner distances: top, right, bottom, left, in pixels. || 内边距，依次为上、右、下、左，单位为 px。

    <grid-view> | w | w taro
      | A grid of which only what is in view is drawn (Skyline, in a `scroll-view` of the type custom).
      || 网格布局容器，只渲染在屏节点（Skyline，用于类型为 custom 的 `scroll-view`）。
    type | w | string: aligned, masonry | Whether rows have one height, or columns are filled like masonry.
      || 同一行的各项高度一致，还是按瀑布流填充各列。
    cross-axis-count | w | number | How many columns there are. || 列数。
    max-cross-axis-extent | w | number | The largest width of a column, in pixels, where their number is
      not given. || 列的最大宽度，单位为 px，用于没有指定列数时。
    cross-axis-gap | w | number | The distance between columns, in pixels. || 列间距，单位为 px。
    main-axis-gap | w | number | The distance between rows, in pixels. || 行间距，单位为 px。
    padding | w | array | The inner distances: top, right, bottom, left, in pixels. || 内边距，依次为上、右、下、左，单位为 px。

    <list-builder> | w | w taro
      | A list whose entries are made when they come into view (Skyline, in a `scroll-view` of the type
      custom). || 列表构造器，列表项进入可见区域时才创建（Skyline，用于类型为 custom 的 `scroll-view`）。
    type | w | string: static, dynamic | Whether entries have one height or each its own. || 各列表项高度一致，还是各不相同。
    list | w | array | The data of the entries. || 列表项的数据。
    child-count | w | number | How many entries there are. || 列表项的数量。
    child-height | w | number | The height of an entry of the type static, in pixels. || 类型为 static 时列表项的高度，单位为 px。
    padding | w | array | The inner distances: top, right, bottom, left, in pixels. || 内边距，依次为上、右、下、左，单位为 px。
    @itembuild | w | An entry is made; `detail.index` is its index. || 列表项创建时触发，`detail.index` 为其下标。
    @itemdispose | w | An entry is taken away; `detail.index` is its index. || 列表项回收时触发，`detail.index` 为其下标。

    <grid-builder> | w | w taro
      | A grid whose entries are made when they come into view (Skyline, in a `scroll-view` of the type
      custom). || 网格构造器，网格项进入可见区域时才创建（Skyline，用于类型为 custom 的 `scroll-view`）。
    type | w | = type of grid-view
    list | w | array | The data of the entries. || 列表项的数据。
    cross-axis-count | w | = cross-axis-count of grid-view
    max-cross-axis-extent | w | = max-cross-axis-extent of grid-view
    cross-axis-gap | w | = cross-axis-gap of grid-view
    main-axis-gap | w | = main-axis-gap of grid-view
    padding | w | = padding of grid-view
    @itembuild | w | = itembuild of list-builder
    @itemdispose | w | = itemdispose of list-builder

    <sticky-section> | w | w taro | A part of a list whose `sticky-header` stays in view (Skyline).
      || 列表的一个分段，其 `sticky-header` 吸顶显示（Skyline）。
    push-pinned-header | w | boolean | Whether the next header pushes this one away. || 下一个吸顶元素是否将当前吸顶元素推开。
    padding | w | array | The inner distances: top, right, bottom, left, in pixels. || 内边距，依次为上、右、下、左，单位为 px。

    <sticky-header> | w | w taro
      | The header of a `sticky-section`, or of the whole list, that stays in view (Skyline).
      || 吸顶显示的头部，属于 `sticky-section` 或整个列表（Skyline）。
    offset-top | w | number | The distance from the top at which it stays, in pixels. || 吸顶时与顶部的距离，单位为 px。
    padding | w | array | The inner distances: top, right, bottom, left, in pixels. || 内边距，依次为上、右、下、左，单位为 px。

    <nested-scroll-header> | w | w taro
      | What is scrolled away before the inner list scrolls (Skyline, in a `scroll-view` of the type
      nested). || 嵌套滚动的头部，内层列表滚动前先滚出（Skyline，用于类型为 nested 的 `scroll-view`）。
    <nested-scroll-body> | w | w taro | The inner list (Skyline, in a `scroll-view` of the type nested).
      || 嵌套滚动的内层列表（Skyline，用于类型为 nested 的 `scroll-view`）。
    <draggable-sheet> | w | w taro | A sheet from below whose height people drag (Skyline).
      || 半屏可拖拽组件，从底部弹出，高度由用户拖拽调整（Skyline）。
    initialChildSize | w | number | The height at first, as a part of the height around it. || 初始高度，为占外层高度的比例。
    minChildSize | w | number | The smallest height, as a part of the height around it. || 最小高度，为占外层高度的比例。
    maxChildSize | w | number | The largest height, as a part of the height around it. || 最大高度，为占外层高度的比例。
    snap | w | boolean | Whether the sheet comes to rest at certain heights only. || 拖拽结束后是否只停在特定高度。
    snapSizes | w | array | Further heights at which it comes to rest, as parts of the height around it.
      || 拖拽结束后可停留的其他高度，为占外层高度的比例。

    <open-container> | w | w taro | A box that grows into the page that a tap on it opens (Skyline).
      || 容器转场动画组件，点击后展开为打开的页面（Skyline）。
    transitionType | w | string: fade, fadeThrough | How one content fades into the other. || 两个内容之间的淡入淡出方式。
    transitionDuration | w | number | How long the transition takes, in milliseconds. || 过渡动画的时长，单位为毫秒。
    closedColor | w | color | The background before it is opened. || 打开之前的背景色。
    closedElevation | w | number | The height of the shadow before it is opened. || 打开之前的阴影高度。
    closeBorderRadius | w | number | The radius of the corners before it is opened. || 打开之前的圆角大小。
    middleColor | w | color | The background half way, with the type fadeThrough. || 过渡中间的背景色，类型为 fadeThrough 时有效。
    openColor | w | color | The background of the page. || 打开后页面的背景色。
    openElevation | w | number | The height of the shadow of the page. || 打开后页面的阴影高度。
    openBorderRadius | w | number | The radius of the corners of the page. || 打开后页面的圆角大小。

    <tap-gesture-handler> | w | w taro | Listens to taps on its child (Skyline). || 监听子节点的点击手势（Skyline）。
    <double-tap-gesture-handler> | w | w taro | Listens to double taps on its child (Skyline).
      || 监听子节点的双击手势（Skyline）。
    <scale-gesture-handler> | w | w taro | Listens to two fingers that scale its child (Skyline).
      || 监听子节点的双指缩放手势（Skyline）。
    <force-press-gesture-handler> | w | w taro | Listens to hard presses on its child (Skyline, iOS).
      || 监听子节点的重按手势（Skyline，iOS）。
    <pan-gesture-handler> | w | w taro
      | Listens to fingers that drag its child in any direction (Skyline). || 监听子节点任意方向的拖动手势（Skyline）。
    <vertical-drag-gesture-handler> | w | w taro
      | Listens to fingers that drag its child vertically (Skyline). || 监听子节点的纵向拖动手势（Skyline）。
    <horizontal-drag-gesture-handler> | w | w taro
      | Listens to fingers that drag its child horizontally (Skyline). || 监听子节点的横向拖动手势（Skyline）。
    <long-press-gesture-handler> | w | w taro | Listens to long presses on its child (Skyline).
      || 监听子节点的长按手势（Skyline）。
    """
}
