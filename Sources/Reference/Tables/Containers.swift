extension ReferenceTable {
  /// What contains other nodes and lays them out.
  static let containers = """
    <view> | a w s t | a morjs componentDocs remax taro; w taroShared componentDocs;
      s componentDocs taroShared; t taroShared
      | A box that contains other nodes, as `div` of HTML does. || 视图容器，可包含其他节点，相当于 HTML 的 `div`。
    hover-class | a w s t | string | The class that is added while the element is pressed; `none` adds
      nothing. || 按下元素时添加的样式类；`none` 表示没有点击态效果。
    hover-start-time | a w s t | number | How long after the press `hover-class` is added, in milliseconds.
      || 按下多久后出现点击态，即添加 `hover-class`，单位为毫秒。
    hover-stay-time | a w s t | number | How long `hover-class` stays after the finger is lifted, in
      milliseconds. || 手指松开后 `hover-class` 保留的时间，单位为毫秒。
    hover-stop-propagation | a1.10.0 w1.5.0 s t | boolean | Whether the elements around this one do not get
      their `hover-class` with it. || 是否阻止该元素的祖先元素出现点击态，即不添加其 `hover-class`。
    animation | a w s t | object | An animation that the container's `createAnimation` made. || 由容器的 `createAnimation` 创建的动画。
    disable-scroll | a | boolean | Whether touches in the box do not scroll the page. || 是否阻止区域内的触摸滚动页面。
    hidden | a | boolean | Whether the box is not shown. || 是否隐藏该视图容器。
    role | a | string | What the box is for screen readers, such as `button` or `img`. || 该视图容器对屏幕阅读器而言的角色，例如 `button` 或 `img`。
    @AnimationStart | a1.8.0 w s t | A CSS animation begins. || CSS 动画开始时触发。
    @AnimationIteration | a1.8.0 w s t | A CSS animation begins its next round. || CSS 动画开始下一次迭代时触发。
    @AnimationEnd | a1.8.0 w s t | A CSS animation has ended. || CSS 动画结束时触发。
    @TransitionEnd | a1.8.0 w s t | A CSS transition has ended. || CSS 过渡结束时触发。
    @appear | a1.9.0 | More than half of the box came into view. || 视图容器可见面积超过一半时触发。
    @disappear | a1.9.0 | More than half of the box went out of view. || 视图容器不可见面积超过一半时触发。
    @FirstAppear | a1.9.4 | Half of the box is in view for the first time. || 视图容器首次可见面积达到一半时触发。

    <scroll-view> | a w s t | a morjs componentDocs remax taro; w taro taroShared componentDocs;
      s componentDocs taroShared; t taro taroShared
      | A box whose content can be scrolled; for vertical scrolling it needs a height. || 可滚动视图区域；纵向滚动时需要设置高度。
    scroll-x | a w s t | boolean | Whether the content can be scrolled horizontally. || 是否允许横向滚动。
    scroll-y | a w s t | boolean | Whether the content can be scrolled vertically. || 是否允许纵向滚动。
    upper-threshold | w s t | number | How near to the top or left edge `scrolltoupper` is sent, in pixels.
      || 距顶部或左边多远时触发 `scrolltoupper`，单位为 px。
    upper-threshold | a | number | How near to the top or left edge `onScrollToUpper` is called, in pixels.
      || 距顶部或左边多远时调用 `onScrollToUpper`，单位为 px。
    lower-threshold | w s t | number | How near to the bottom or right edge `scrolltolower` is sent, in
      pixels. || 距底部或右边多远时触发 `scrolltolower`，单位为 px。
    lower-threshold | a | number | How near to the bottom or right edge `onScrollToLower` is called, in
      pixels. || 距底部或右边多远时调用 `onScrollToLower`，单位为 px。
    scroll-top | a w s t | number | The vertical position to which the content is scrolled. || 竖向滚动条位置。
    scroll-left | a w s t | number | The horizontal position to which the content is scrolled. || 横向滚动条位置。
    scroll-into-view | a w s t | string | The `id` of the child to which the content is scrolled. || 滚动到的子元素的 `id`。
    scroll-with-animation | a w s t | boolean | Whether scrolling to a position is animated. || 设置滚动条位置时是否使用动画过渡。
    scroll-animation-duration | a1.9.0 | number | How long an animated scroll takes, in milliseconds. || 滚动动画的时长，单位为毫秒。
    enable-back-to-top | a1.11.0 w s t | boolean | Whether a tap on the status bar (iOS) or two on the
      title bar (Android) scroll to the top. || 点击状态栏（iOS）或双击标题栏（Android）时是否返回顶部。
    trap-scroll | a1.11.2 | boolean | Whether the page is not scrolled when the content is at its top or
      bottom. || 内容滚动到顶部或底部时，是否阻止页面随之滚动。
    disable-lower-scroll | a2.6.2 | string: always, out-of-bounds | When scrolling towards the top or left
      is forbidden: always, or beyond the edge. || 何时禁止向顶部或左边滚动：始终禁止，或到达边界后禁止。
    disable-upper-scroll | a2.6.2 | string: always, out-of-bounds | When scrolling towards the bottom or
      right is forbidden: always, or beyond the edge. || 何时禁止向底部或右边滚动：始终禁止，或到达边界后禁止。
    enable-flex | w s t | boolean | Whether the content is laid out by flexbox. || 是否启用 flexbox 布局。
    scroll-anchoring | w s t | boolean | Whether what is in view stays in place when content above it
      changes its size. || 滚动区域上方的内容尺寸变化时，是否保持可见内容的位置不变。
    enhanced | w t | boolean | Whether the view has the enhanced features, such as `bounces`, and can be
      scrolled by script. || 是否启用增强特性，例如 `bounces`，并允许通过脚本滚动。
    enable-passive | w | boolean | Whether scroll events are passive, which scrolls more smoothly. || 滚动事件是否为 passive，可优化滚动性能。
    bounces | w t | boolean | Whether the content bounces at its edges (iOS); needs `enhanced`. || 边界是否有弹性效果（iOS）；需要启用 `enhanced`。
    show-scrollbar | w | boolean | Whether the scroll bar is shown; needs `enhanced`. || 是否显示滚动条；需要启用 `enhanced`。
    paging-enabled | w | boolean | Whether the content is scrolled page by page; needs `enhanced`. || 是否分页滚动；需要启用 `enhanced`。
    fast-deceleration | w | boolean | Whether scrolling slows down quickly; needs `enhanced`. || 滑动是否快速减速；需要启用 `enhanced`。
    using-sticky | w | boolean | Whether children can have `position: sticky`. || 子元素是否可以使用 `position: sticky`。
    refresher-enabled | w s t | boolean | Whether pulling the content down refreshes it. || 是否开启下拉刷新。
    refresher-threshold | w s t | number | How far the content must be pulled to refresh it, in pixels. || 下拉刷新的阈值，单位为 px。
    refresher-default-style | w s t | string: black, white, none | How the refresh area is drawn; with
      `none` you draw it yourself. || 下拉刷新区域的默认样式；`none` 表示不使用默认样式，由页面自行绘制。
    refresher-background | w s t | color | The background of the refresh area. || 下拉刷新区域的背景颜色。
    refresher-triggered | w s t | boolean | Whether the content is being refreshed; set it to false when
      that is done. || 当前是否处于下拉刷新状态；刷新完成后设为 false。
    refresher-ballistic-refresh-enabled | w | boolean | Whether the swing of a scroll can begin a refresh. || 惯性滚动是否可以触发下拉刷新。
    refresher-two-level-enabled | w | boolean | Whether a longer pull opens a second level. || 是否开启下拉二级功能。
    refresher-two-level-triggered | w | boolean | Whether the second level is open. || 下拉二级是否已打开。
    refresher-two-level-threshold | w | number | How far the content must be pulled to open the second
      level, in pixels. || 打开下拉二级的阈值，单位为 px。
    refresher-two-level-close-threshold | w | number | How far the content must be pushed back to close the second level, in pixels. || 关闭下拉二级所需的滑动距离，单位为 px。
    refresher-two-level-scroll-enabled | w | boolean | Whether the content can be scrolled while the second
      level is open. || 下拉二级打开时内容是否可以滚动。
    refresher-two-level-pinned | w | boolean | Whether the second level stays open when the finger is lifted. || 手指松开后下拉二级是否保持打开。
    type | w | string: list, custom, nested | How the children are laid out (Skyline); each type lays out
      only what is in view. || 子节点的布局方式（Skyline）；各种类型都只渲染在屏节点。
    reverse | w | boolean | Whether the content begins at its end (Skyline). || 是否反向滚动，即初始位于内容末尾（Skyline）。
    clip | w | boolean | Whether what leaves the box is cut off (Skyline). || 是否裁剪超出区域的内容（Skyline）。
    cache-extent | w | number | How far beyond what is in view content is kept drawn, in pixels (Skyline).
      || 可见区域之外预先渲染的距离，单位为 px（Skyline）。
    min-drag-distance | w | number | How far a finger must move before it scrolls, in pixels (Skyline).
      || 手指移动多远才开始滚动，单位为 px（Skyline）。
    padding | w | array | The inner distances: top, right, bottom, left, in pixels (Skyline). || 内边距，依次为上、右、下、左，单位为 px（Skyline）。
    scroll-into-view-within-extent | w | boolean | Whether `scroll-into-view` scrolls only if the child is
      not in view (Skyline). || 是否仅当子元素不在可见区域时 `scroll-into-view` 才滚动（Skyline）。
    scroll-into-view-alignment | w | string: start, center, end, nearest | Where the child of
      `scroll-into-view` comes to lie (Skyline). || `scroll-into-view` 的子元素滚动后的对齐位置（Skyline）。
    associative-container | w | string: draggable-sheet, nested-scroll-view, pop-gesture | The container
      that takes over a scroll at the edge (Skyline). || 滚动到边界后关联的滚动容器（Skyline）。
    @scroll | a w s t | The content is scrolled; `detail` has the position and the size of the content.
      || 滚动时触发，`detail` 包含滚动位置和内容的尺寸。
    @ScrollToUpper | a w s t | The content was scrolled to its top or left edge. || 滚动到顶部或左边时触发。
    @ScrollToLower | a w s t | The content was scrolled to its bottom or right edge. || 滚动到底部或右边时触发。
    @scrollstart | w | Scrolling begins. || 滚动开始时触发。
    @scrollend | w | Scrolling has ended. || 滚动结束时触发。
    @dragstart | w | A finger begins to drag the content; needs `enhanced`. || 手指开始拖动内容时触发；需要启用 `enhanced`。
    @dragging | w | A finger drags the content; needs `enhanced`. || 手指拖动内容时触发；需要启用 `enhanced`。
    @dragend | w | The finger that dragged the content was lifted; needs `enhanced`. || 拖动内容的手指松开时触发；需要启用 `enhanced`。
    @refresherpulling | w s t | The content is being pulled down to refresh it. || 下拉刷新控件被下拉时触发。
    @refresherwillrefresh | w | The content was pulled far enough to refresh it. || 下拉距离达到刷新阈值时触发。
    @refresherrefresh | w s t | The content is to be refreshed now. || 开始下拉刷新时触发，此时应刷新内容。
    @refresherrestore | w s t | The refresh area went back into place. || 下拉刷新区域复位时触发。
    @refresherabort | w s t | The pull was given up before the refresh. || 下拉刷新在触发前中止时触发。
    @refresherstatuschange | w | The state of the refresh area changed. || 下拉刷新区域的状态变化时触发。

    <swiper> | a w s t | a morjs componentDocs remax taro; w taro taroShared componentDocs;
      s componentDocs taroShared; t taroShared
      | A carousel: shows one of its `swiper-item` children at a time and slides between them.
      || 滑块视图容器，每次显示一个 `swiper-item` 子节点并在其间滑动切换。
    indicator-dots | a w s t | boolean | Whether dots show which slide is in view. || 是否显示面板指示点。
    indicator-color | a w1.1.0 s t | color | The colour of the dots. || 指示点颜色。
    indicator-active-color | a w1.1.0 s t | color | The colour of the dot of the slide in view. || 当前选中的指示点颜色。
    active-class | a1.13.7 | string | The class of a slide that is in view. || 可见滑块的样式类。
    changing-class | a1.13.7 | string | The class of the slides that are passed in a swing; needs
      `acceleration`. || 滑动中经过的滑块的样式类；需要启用 `acceleration`。
    autoplay | a w s t | boolean | Whether the slides change by themselves. || 是否自动切换。
    current | a w s t | number | The index of the slide in view. || 当前所在滑块的下标。
    current-item-id | w1.9.0 s | string | The `item-id` of the slide in view; not together with `current`.
      || 当前所在滑块的 `item-id`；不能与 `current` 同时使用。
    interval | a w s t | number | How long a slide stays before the next one, in milliseconds. || 自动切换的时间间隔，单位为毫秒。
    duration | a w s t | number | How long a slide takes to change, in milliseconds. || 滑动动画的时长，单位为毫秒。
    circular | a w s t | boolean | Whether the first slide follows the last one. || 是否采用衔接滑动，即最后一个滑块之后是第一个。
    vertical | a w s t | boolean | Whether the slides move vertically. || 滑动方向是否为纵向。
    previous-margin | a1.9.0 w1.9.0 s t | string | How much of the slide before is seen, such as `20px`.
      || 前边距，用于露出前一项的一小部分，例如 `20px`。
    next-margin | a1.9.0 w1.9.0 s t | string | How much of the next slide is seen, such as `20px`. || 后边距，用于露出后一项的一小部分，例如 `20px`。
    snap-to-edge | a2.6.4 w | boolean | Whether the margins are left out at the first and the last slide. || 是否在第一个和最后一个滑块处去掉前后边距。
    display-multiple-items | a2.6.4 w1.9.0 s t | number | How many slides are in view at once. || 同时显示的滑块数量。
    skip-hidden-item-layout | w1.9.0 s t | boolean | Whether slides out of view are not laid out, which
      slides faster. || 是否跳过未显示滑块的布局，可提高滑动性能。
    easing-function | a2.6.4 w s t | string: default, linear, easeInCubic, easeOutCubic, easeInOutCubic |
      The curve of the movement between slides. || 切换滑块的缓动曲线。
    acceleration | a1.13.7 | boolean | Whether a fast swipe passes several slides. || 快速滑动时是否一次滑过多个滑块。
    disable-programmatic-animation | a1.13.7 | boolean | Whether a change by script is not animated. || 是否禁用由代码触发切换时的动画。
    disable-touch | a1.15.0 | boolean | Whether people cannot swipe. || 是否禁止用户滑动。
    swipe-ratio | a1.24.11 | number | Which part of a slide a finger must move to change it. || 切换滑块所需的滑动距离与滑块大小的比例。
    swipe-speed | a1.24.11 | number | How fast a finger must move to change the slide; the smaller, the
      easier. || 切换滑块所需的滑动速度，越小越容易切换。
    touch-angle | a1.24.11 | number | The largest angle to the axis at which a movement is a swipe. || 滑动方向与滑动轴之间允许的最大角度。
    adjust-height | a2.6.4 | string: first, current, highest, none | The slide from which the height of the
      carousel is taken. || 以哪个滑块的高度作为整体高度。
    adjust-vertical-height | a2.6.4 | boolean | Whether `adjust-height` is followed when the slides move
      vertically. || 纵向滑动时 `adjust-height` 是否生效。
    cache-extent | w | number | How far before and after the slide in view slides are kept drawn, in sizes
      of the carousel (Skyline). || 当前滑块前后预先渲染的范围，以滑块视图容器的大小为单位（Skyline）。
    scroll-with-animation | w | boolean | Whether a change of `current` is animated (Skyline). || 改变 `current` 时是否使用动画过渡（Skyline）。
    layout-type | w | string: normal, stackLeft, stackRight, tinder, transformer | How the slides are laid
      out (Skyline). || 滑块的布局方式（Skyline）。
    transformer-type | w | string: scaleAndFade, accordion, threeD, zoomIn, zoomOut, deepthPage | How
      slides are transformed with the layout `transformer` (Skyline). || 布局为 `transformer` 时滑块的变换动画类型（Skyline）。
    indicator-type | w | string: normal, worm, wormThin, wormUnderground, wormThinUnderground, expand,
      jump, jumpWithOffset, scroll, scrollFixedCenter, slide, slideUnderground, scale, swap, swapYRotation,
      color | How the dots are drawn and moved (Skyline). || 指示点的动画类型（Skyline）。
    indicator-margin | w | number | How far the dots are from the edge, in pixels (Skyline). || 指示点与边缘的距离，单位为 px（Skyline）。
    indicator-spacing | w | number | The distance between the dots, in pixels (Skyline). || 指示点之间的间距，单位为 px（Skyline）。
    indicator-radius | w | number | The radius of the corners of the dots, in pixels (Skyline). || 指示点的圆角大小，单位为 px（Skyline）。
    indicator-width | w | number | The width of a dot, in pixels (Skyline). || 指示点的宽度，单位为 px（Skyline）。
    indicator-height | w | number | The height of a dot, in pixels (Skyline). || 指示点的高度，单位为 px（Skyline）。
    indicator-alignment | w | string or array: auto | Where in the carousel the dots are (Skyline). || 指示点的相对位置（Skyline）。
    indicator-offset | w | array | How far the dots are moved from their place, in pixels (Skyline). || 指示点位置的偏移量，单位为 px（Skyline）。
    @change | a w s t | Another slide is in view; `detail.current` is its index. || 切换滑块时触发，`detail.current` 为当前滑块的下标。
    @transition | a2.6.0 w s t | A slide moves; `detail` has `dx` and `dy`. || 滑块位置变化时触发，`detail` 包含 `dx` 和 `dy`。
    @animationfinish | w1.9.0 s t | The movement between slides has ended. || 切换动画结束时触发。
    @AnimationEnd | a1.15.0 | The movement between slides has ended; `detail` has `current` and `source`.
      || 切换动画结束时触发，`detail` 包含 `current` 和 `source`。

    <swiper-item> | a w s t | a remax; w taro taroShared componentDocs; s componentDocs taroShared;
      t taroShared
      | A slide of a `swiper`; it is as large as the carousel. || `swiper` 中的滑块，大小与滑块视图容器相同。
    key | a | string | Tells the slides of a loop apart when the list changes. || 列表变化时用于区分循环中的各个滑块。
    item-id | w1.9.0 s t | string | The name of the slide, for `current-item-id` of the carousel.
      || 滑块的标识，供滑块视图容器的 `current-item-id` 使用。
    skip-hidden-item-layout | w | boolean | Whether the slide is not laid out while it is out of view. || 滑块未显示时是否跳过其布局。

    <movable-area> | a w1.2.0 s t | a morjs componentDocs remax; w taroShared componentDocs;
      s componentDocs taroShared; t taroShared
      | The area in which its `movable-view` children can be moved; it needs width and height.
      || `movable-view` 的可移动区域，需要设置宽高。
    scale-area | a1.20.0 w1.9.90 s t | boolean | Whether two fingers anywhere in the area scale the view,
      not only on it. || 双指缩放的生效区域是否为整个可移动区域，而不限于可移动视图。
    width | a | string | The width of the area. || 区域的宽度。
    height | a | string | The height of the area. || 区域的高度。

    <movable-view> | a w1.2.0 s t | a morjs componentDocs remax taro; w taroShared componentDocs;
      s componentDocs taroShared; t taroShared
      | A box that people drag within a `movable-area`. || 可移动的视图容器，可在 `movable-area` 内拖动。
    direction | a w s t | string: all, vertical, horizontal, none | The directions in which the box can be
      moved. || 可移动视图的移动方向。
    inertia | a1.20.0 w s t | boolean | Whether the box moves on after the finger is lifted. || 松手后是否带有惯性。
    out-of-bounds | a1.20.0 w s t | boolean | Whether the box can be dragged beyond the area. || 超出可移动区域后是否还可以拖动。
    x | a w s t | number | The horizontal position of the box in the area. || 可移动视图在区域内的水平位置。
    y | a w s t | number | The vertical position of the box in the area. || 可移动视图在区域内的垂直位置。
    width | a | string | The width of the box. || 可移动视图的宽度。
    height | a | string | The height of the box. || 可移动视图的高度。
    damping | a1.20.0 w s t | number | How fast the box moves to a set position and back from beyond the
      edge; the larger, the faster. || 阻尼系数，决定移动到指定位置以及越界回弹的速度，值越大移动越快。
    friction | a1.20.0 w s t | number | How quickly inertia ends, above 0; the larger, the sooner.
      || 摩擦系数，决定惯性滑动何时停止，须大于 0，值越大滑动越快停止。
    disabled | a w1.9.90 s t | boolean | Whether the box cannot be moved. || 是否禁止移动。
    scale | a1.20.0 w1.9.90 s t | boolean | Whether two fingers scale the box. || 是否支持双指缩放。
    scale-min | a1.20.0 w1.9.90 s t | number | The smallest scale. || 缩放倍数的最小值。
    scale-max | a1.20.0 w1.9.90 s t | number | The largest scale. || 缩放倍数的最大值。
    scale-value | a1.20.0 w1.9.90 s t | number | The scale of the box. || 可移动视图的缩放倍数。
    animation | a1.20.0 w2.1.0 s t | boolean | Whether movements by script are animated. || 由代码引起的移动是否使用动画。
    @change | a w1.9.90 s t | The box is dragged; `detail` has `x`, `y` and `source`. || 拖动过程中触发，`detail` 包含 `x`、`y` 和 `source`。
    @ChangeEnd | a | A drag has ended; `detail` has `x` and `y`. || 拖动结束时触发，`detail` 包含 `x` 和 `y`。
    @scale | a1.20.0 w1.9.90 s t | The box is scaled; `detail` has `x`, `y` and `scale`. || 缩放过程中触发，`detail` 包含 `x`、`y` 和 `scale`。
    @htouchmove | w1.9.90 s t | A touch that begins on the box moves horizontally first. || 手指触摸可移动视图后首先横向移动时触发。
    @vtouchmove | w1.9.90 s t | A touch that begins on the box moves vertically first. || 手指触摸可移动视图后首先纵向移动时触发。

    <cover-view> | a w1.4.0 s t | a morjs componentDocs remax; w taro taroShared componentDocs;
      s componentDocs taroShared; t taroShared
      | A box that can be drawn over native components such as `map` and `video`.
      || 覆盖在原生组件之上的视图容器，可覆盖 `map`、`video` 等。
    scroll-top | w2.1.0 s t | number | The position to which the content is scrolled where the style makes
      it scroll. || 顶部滚动偏移量，仅在样式使其可滚动时生效。
    marker-id | w | string | The id of the map marker of which the box is the callout. || 地图标记点的 id，该视图是这个标记点的气泡。
    slot | w | string | The slot of a native component in which the box is put, such as `callout` of `map`.
      || 该视图放入原生组件的哪个插槽，例如 `map` 的 `callout`。
    penetrateGuesture | a2.9.9 | boolean | Whether touches go through the box to the native component below
      (iOS). || 触摸是否穿透该视图到下方的原生组件（iOS）。
    @tap | a1.9.0 | The box was tapped. || 点击该视图时触发。

    <cover-image> | a w1.4.0 s t | a morjs componentDocs remax; w taroShared componentDocs;
      s componentDocs taroShared; t taroShared
      | A picture that can be drawn over native components such as `map` and `video`.
      || 覆盖在原生组件之上的图片视图，可覆盖 `map`、`video` 等。
    src | a1.9.0 w s t | path | The picture, by address or path. || 图片的地址或路径。
    @tap | a1.9.0 | The picture was tapped. || 点击图片时触发。
    @load | w2.1.0 s t | The picture is loaded. || 图片加载完成时触发。
    @error | w2.1.0 s t | The picture could not be loaded. || 图片加载失败时触发。

    <match-media> | a w2.11.1 | a uniApp; w taro componentDocs
      | Shows its content only while the page has the size or direction that its attributes name.
      || 仅当页面的尺寸或方向符合各属性的条件时才显示其内容。
    min-width | a w | number | The smallest width of the page, in pixels. || 页面的最小宽度，单位为 px。
    max-width | w | number | The largest width of the page, in pixels. || 页面的最大宽度，单位为 px。
    width | w | number | The exact width of the page, in pixels. || 页面的宽度须等于该值，单位为 px。
    min-height | w | number | The smallest height of the page, in pixels. || 页面的最小高度，单位为 px。
    max-height | a w | number | The largest height of the page, in pixels. || 页面的最大高度，单位为 px。
    height | w | number | The exact height of the page, in pixels. || 页面的高度须等于该值，单位为 px。
    orientation | w | string: landscape, portrait | The direction of the screen. || 屏幕方向。

    <page-container> | a w2.16.0 | a componentDocs taro uniApp; w taro componentDocs
      | A layer over the page, such as a sheet from below, that going back closes before the page.
      || 页面容器，覆盖在页面之上的一层，例如底部弹出的面板；返回时先关闭容器，再关闭页面。
    show | a w | boolean | Whether the layer is shown. || 是否显示页面容器。
    duration | a w | number | How long the layer takes to come in and to leave, in milliseconds. || 进入和离开动画的时长，单位为毫秒。
    z-index | a w | number | How high it is in the order of layers. || 页面容器的层级。
    overlay | a w | boolean | Whether the page below is dimmed. || 是否显示遮罩层。
    position | a w! | string: top, bottom, right, center | The side from which it comes. || 从哪一侧弹出。
    round | a w | boolean | Whether it has round corners. || 是否显示圆角。
    close-on-slide-down | a w | boolean | Whether a swipe down closes it. || 是否在下滑时关闭。
    close-on-slideDown | w | = close-on-slide-down
    overlay-style | a w | string | The inline style of the overlay that dims the page. || 遮罩层的内联样式。
    custom-style | a w | string | The inline style of the layer. || 页面容器的内联样式。
    @BeforeEnter | a w | The layer is about to come in. || 页面容器进入前触发。
    @enter | a w | The layer comes in. || 页面容器进入时触发。
    @AfterEnter | a w | The layer has come in. || 页面容器进入后触发。
    @EnterCancelled | a | Coming in was interrupted. || 进入被打断时触发。
    @BeforeLeave | a w | The layer is about to leave. || 页面容器离开前触发。
    @leave | a w | The layer leaves. || 页面容器离开时触发。
    @AfterLeave | a w | The layer has left. || 页面容器离开后触发。
    @LeaveCancelled | a | Leaving was interrupted. || 离开被打断时触发。
    @ClickOverlay | a w | The overlay was tapped. || 点击遮罩层时触发。

    <share-element> | a w2.16.0 | a componentDocs taro uniApp; w taro componentDocs
      | An element that flies from one page to the next: both pages have one with the same key.
      || 共享元素，从一个页面飞跃到下一个页面：两个页面各有一个 key 相同的该元素。
    name | a | string | The key that both pages use. || 两个页面共同使用的 key。
    key | w | string | The key that both pages use. || 两个页面共同使用的 key。
    mapkey | w | string | The key that both pages use, under an older name. || 两个页面共同使用的 key，为旧的属性名。
    transform | a w | boolean | Whether the element is animated. || 是否对该元素使用动画。
    duration | a w | number | How long the flight takes, in milliseconds. || 飞跃动画的时长，单位为毫秒。
    easing-function | a w | string | The CSS curve of the flight. || 飞跃动画的 CSS 缓动曲线。
    transition-on-gesture | w | boolean | Whether the element also flies when the page is swiped back
      (Skyline). || 手势返回时是否也进行飞跃（Skyline）。
    shuttle-on-push | w | string: from, to | Which page's element flies when a page is opened (Skyline).
      || 打开页面时使用哪个页面的元素进行飞跃（Skyline）。
    shuttle-on-pop | w | string: from, to | Which page's element flies when a page is closed (Skyline).
      || 关闭页面时使用哪个页面的元素进行飞跃（Skyline）。
    rect-tween-type | w | string: materialRectArc, materialRectCenterArc, linear, elasticIn, elasticOut,
      elasticInOut, bounceIn, bounceOut, bounceInOut | The path of the flight (Skyline). || 飞跃的轨迹（Skyline）。

    <root-portal> | a w | a taro uniApp; w taro
      | Takes its content out of the page and draws it above everything, as a dialog needs.
      || 使内容脱离页面，显示在最上层，用于弹窗等场景。
    enable | a w | boolean | Whether the content is taken out. || 是否脱离页面。

    <tabs> | s | s componentDocs taro | A bar of tabs, each a `tab-item`. || 标签栏，其中每一项为一个 `tab-item`。
    active-name | s3.100.4 | string | The `name` of the tab that is chosen. || 当前选中项的 `name`。
    max-tab-item-amount | s3.100.4 | number | How many tabs share the width; with more the bar scrolls. || 平分宽度的标签数量上限，超过时标签栏可滚动。
    url-query-name | s3.100.4 | string | The parameter of the page's address in which the chosen tab is kept.
      || 页面地址中用于保存当前选中项的参数。
    tabs-background-color | s3.100.4 | color | The background of the bar. || 标签栏的背景色。
    tabs-active-text-color | s3.100.4 | color | The colour of the text of the chosen tab. || 选中项的文本颜色。
    tabs-inactive-text-color | s3.100.4 | color | The colour of the text of the other tabs. || 未选中项的文本颜色。
    tabs-underline-color | s3.100.4 | color | The colour of the line below the chosen tab. || 选中项下划线的颜色。
    @tabchange | s3.100.4 | A tab was tapped; `detail.name` is its name. || 点击标签项时触发，`detail.name` 为该项的名称。

    <tab-item> | s | s componentDocs taro | A tab of a `tabs` bar. || `tabs` 标签栏中的一项。
    name | s3.100.4 | string | The name of the tab. || 标签项的名称。
    label | s3.100.4 | string | The text of the tab. || 标签项的文本。
    badge-type | s3.100.4 | string: dot, text | The kind of badge on the tab; without it there is none. || 徽标的类型；不设置则没有徽标。
    badge-text | s3.100.4 | string | The text of a badge of the type `text`. || 类型为 `text` 的徽标的文本。
    """
}
