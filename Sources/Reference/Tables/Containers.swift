extension ReferenceTable {
  /// What contains other nodes and lays them out.
  static let containers = """
    <view> | a w s t | A box that contains other nodes, as `div` of HTML does.
    hover-class | a w s t | string | The class that is added while the element is pressed; `none` adds
      nothing.
    hover-start-time | a w s t | number | How long after the press `hover-class` is added, in milliseconds.
    hover-stay-time | a w s t | number | How long `hover-class` stays after the finger is lifted, in
      milliseconds.
    hover-stop-propagation | a1.10.0 w1.5.0 s t | boolean | Whether the elements around this one do not get
      their `hover-class` with it.
    animation | a w s t | object | An animation that the container's `createAnimation` made.
    disable-scroll | a | boolean | Whether touches in the box do not scroll the page.
    hidden | a | boolean | Whether the box is not shown.
    role | a | string | What the box is for screen readers, such as `button` or `img`.
    @animationstart | a1.8.0 w s t | A CSS animation begins.
    @animationiteration | a1.8.0 w s t | A CSS animation begins its next round.
    @animationend | a1.8.0 w s t | A CSS animation has ended.
    @transitionend | a1.8.0 w s t | A CSS transition has ended.
    @appear | a1.9.0 | More than half of the box came into view.
    @disappear | a1.9.0 | More than half of the box went out of view.
    @firstappear | a1.9.4 | Half of the box is in view for the first time.

    <scroll-view> | a w s t | A box whose content can be scrolled; for vertical scrolling it needs a height.
    scroll-x | a w s t | boolean | Whether the content can be scrolled horizontally.
    scroll-y | a w s t | boolean | Whether the content can be scrolled vertically.
    upper-threshold | w s t | number | How near to the top or left edge `scrolltoupper` is sent, in pixels.
    upper-threshold | a | number | How near to the top or left edge `onScrollToUpper` is called, in pixels.
    lower-threshold | w s t | number | How near to the bottom or right edge `scrolltolower` is sent, in
      pixels.
    lower-threshold | a | number | How near to the bottom or right edge `onScrollToLower` is called, in
      pixels.
    scroll-top | a w s t | number | The vertical position to which the content is scrolled.
    scroll-left | a w s t | number | The horizontal position to which the content is scrolled.
    scroll-into-view | a w s t | string | The `id` of the child to which the content is scrolled.
    scroll-with-animation | a w s t | boolean | Whether scrolling to a position is animated.
    scroll-animation-duration | a1.9.0 | number | How long an animated scroll takes, in milliseconds.
    enable-back-to-top | a1.11.0 w s t | boolean | Whether a tap on the status bar (iOS) or two on the
      title bar (Android) scroll to the top.
    trap-scroll | a1.11.2 | boolean | Whether the page is not scrolled when the content is at its top or
      bottom.
    disable-lower-scroll | a2.6.2 | string: always, out-of-bounds | When scrolling towards the top or left
      is forbidden: always, or beyond the edge.
    disable-upper-scroll | a2.6.2 | string: always, out-of-bounds | When scrolling towards the bottom or
      right is forbidden: always, or beyond the edge.
    enable-flex | w s t | boolean | Whether the content is laid out by flexbox.
    scroll-anchoring | w s t | boolean | Whether what is in view stays in place when content above it
      changes its size.
    enhanced | w t | boolean | Whether the view has the enhanced features, such as `bounces`, and can be
      scrolled by script.
    enable-passive | w | boolean | Whether scroll events are passive, which scrolls more smoothly.
    bounces | w t | boolean | Whether the content bounces at its edges (iOS); needs `enhanced`.
    show-scrollbar | w | boolean | Whether the scroll bar is shown; needs `enhanced`.
    paging-enabled | w | boolean | Whether the content is scrolled page by page; needs `enhanced`.
    fast-deceleration | w | boolean | Whether scrolling slows down quickly; needs `enhanced`.
    using-sticky | w | boolean | Whether children can have `position: sticky`.
    refresher-enabled | w s t | boolean | Whether pulling the content down refreshes it.
    refresher-threshold | w s t | number | How far it must be pulled for that, in pixels.
    refresher-default-style | w s t | string: black, white, none | How the refresh area is drawn; with
      `none` you draw it yourself.
    refresher-background | w s t | color | The background of the refresh area.
    refresher-triggered | w s t | boolean | Whether the content is being refreshed; set it to false when
      that is done.
    refresher-ballistic-refresh-enabled | w | boolean | Whether the swing of a scroll can begin a refresh.
    refresher-two-level-enabled | w | boolean | Whether a longer pull opens a second level.
    refresher-two-level-triggered | w | boolean | Whether the second level is open.
    refresher-two-level-threshold | w | number | How far the content must be pulled to open the second
      level, in pixels.
    refresher-two-level-close-threshold | w | number | How far it must be pushed back to close the second
      level, in pixels.
    refresher-two-level-scroll-enabled | w | boolean | Whether the content can be scrolled while the second
      level is open.
    refresher-two-level-pinned | w | boolean | Whether the second level stays open when the finger is lifted.
    type | w | string: list, custom, nested | How the children are laid out (Skyline); each type lays out
      only what is in view.
    reverse | w | boolean | Whether the content begins at its end (Skyline).
    clip | w | boolean | Whether what leaves the box is cut off (Skyline).
    cache-extent | w | number | How far beyond what is in view content is kept drawn, in pixels (Skyline).
    min-drag-distance | w | number | How far a finger must move before it scrolls, in pixels (Skyline).
    padding | w | array | The inner distances: top, right, bottom, left, in pixels (Skyline).
    scroll-into-view-within-extent | w | boolean | Whether `scroll-into-view` scrolls only if the child is
      not in view (Skyline).
    scroll-into-view-alignment | w | string: start, center, end, nearest | Where the child of
      `scroll-into-view` comes to lie (Skyline).
    associative-container | w | string: draggable-sheet, nested-scroll-view, pop-gesture | The container
      that takes over a scroll at the edge (Skyline).
    @scroll | a w s t | The content is scrolled; `detail` has the position and the size of the content.
    @scrolltoupper | a w s t | The content was scrolled to its top or left edge.
    @scrolltolower | a w s t | The content was scrolled to its bottom or right edge.
    @scrollstart | w | Scrolling begins.
    @scrollend | w | Scrolling has ended.
    @dragstart | w | A finger begins to drag the content; needs `enhanced`.
    @dragging | w | A finger drags the content; needs `enhanced`.
    @dragend | w | The finger that dragged the content was lifted; needs `enhanced`.
    @refresherpulling | w s t | The content is being pulled down to refresh it.
    @refresherwillrefresh | w | The content was pulled far enough to refresh it.
    @refresherrefresh | w s t | The content is to be refreshed now.
    @refresherrestore | w s t | The refresh area went back into place.
    @refresherabort | w s t | The pull was given up before the refresh.
    @refresherstatuschange | w | The state of the refresh area changed.

    <swiper> | a w s t | A carousel: shows one of its `swiper-item` children at a time and slides between
      them.
    indicator-dots | a w s t | boolean | Whether dots show which slide is in view.
    indicator-color | a w1.1.0 s t | color | The colour of the dots.
    indicator-active-color | a w1.1.0 s t | color | The colour of the dot of the slide in view.
    active-class | a1.13.7 | string | The class of a slide that is in view.
    changing-class | a1.13.7 | string | The class of the slides that are passed in a swing; needs
      `acceleration`.
    autoplay | a w s t | boolean | Whether the slides change by themselves.
    current | a w s t | number | The index of the slide in view.
    current-item-id | w1.9.0 s | string | The `item-id` of the slide in view; not together with `current`.
    interval | a w s t | number | How long a slide stays before the next one, in milliseconds.
    duration | a w s t | number | How long a slide takes to change, in milliseconds.
    circular | a w s t | boolean | Whether the first slide follows the last one.
    vertical | a w s t | boolean | Whether the slides move vertically.
    previous-margin | a1.9.0 w1.9.0 s t | string | How much of the slide before is seen, such as `20px`.
    next-margin | a1.9.0 w1.9.0 s t | string | How much of the next slide is seen, such as `20px`.
    snap-to-edge | a2.6.4 w | boolean | Whether the margins are left out at the first and the last slide.
    display-multiple-items | a2.6.4 w1.9.0 s t | number | How many slides are in view at once.
    skip-hidden-item-layout | w1.9.0 s t | boolean | Whether slides out of view are not laid out, which
      slides faster.
    easing-function | a2.6.4 w s t | string: default, linear, easeInCubic, easeOutCubic, easeInOutCubic |
      The curve of the movement between slides.
    acceleration | a1.13.7 | boolean | Whether a fast swipe passes several slides.
    disable-programmatic-animation | a1.13.7 | boolean | Whether a change by script is not animated.
    disable-touch | a1.15.0 | boolean | Whether people cannot swipe.
    swipe-ratio | a1.24.11 | number | Which part of a slide a finger must move to change it.
    swipe-speed | a1.24.11 | number | How fast a finger must move to change the slide; the smaller, the
      easier.
    touch-angle | a1.24.11 | number | The largest angle to the axis at which a movement is a swipe.
    adjust-height | a2.6.4 | string: first, current, highest, none | The slide from which the height of the
      carousel is taken.
    adjust-vertical-height | a2.6.4 | boolean | Whether `adjust-height` is followed when the slides move
      vertically.
    cache-extent | w | number | How far before and after the slide in view slides are kept drawn, in sizes
      of the carousel (Skyline).
    scroll-with-animation | w | boolean | Whether a change of `current` is animated (Skyline).
    layout-type | w | string: normal, stackLeft, stackRight, tinder, transformer | How the slides are laid
      out (Skyline).
    transformer-type | w | string: scaleAndFade, accordion, threeD, zoomIn, zoomOut, deepthPage | How
      slides are transformed with the layout `transformer` (Skyline).
    indicator-type | w | string: normal, worm, wormThin, wormUnderground, wormThinUnderground, expand,
      jump, jumpWithOffset, scroll, scrollFixedCenter, slide, slideUnderground, scale, swap, swapYRotation,
      color | How the dots are drawn and moved (Skyline).
    indicator-margin | w | number | How far the dots are from the edge, in pixels (Skyline).
    indicator-spacing | w | number | The distance between the dots, in pixels (Skyline).
    indicator-radius | w | number | The radius of the corners of the dots, in pixels (Skyline).
    indicator-width | w | number | The width of a dot, in pixels (Skyline).
    indicator-height | w | number | The height of a dot, in pixels (Skyline).
    indicator-alignment | w | string or array: auto | Where in the carousel the dots are (Skyline).
    indicator-offset | w | array | How far the dots are moved from there, in pixels (Skyline).
    @change | a w s t | Another slide is in view; `detail.current` is its index.
    @transition | a2.6.0 w s t | A slide moves; `detail` has `dx` and `dy`.
    @animationfinish | w1.9.0 s t | The movement between slides has ended.
    @animationend | a1.15.0 | The movement between slides has ended; `detail` has `current` and `source`.

    <swiper-item> | a w s t | A slide of a `swiper`; it is as large as the carousel.
    key | a | string | Tells the slides of a loop apart when the list changes.
    item-id | w1.9.0 s t | string | The name of the slide, for `current-item-id` of the carousel.
    skip-hidden-item-layout | w | boolean | Whether the slide is not laid out while it is out of view.

    <movable-area> | a w1.2.0 s t | The area in which its `movable-view` children can be moved; it needs
      width and height.
    scale-area | a1.20.0 w1.9.90 s t | boolean | Whether two fingers anywhere in the area scale the view,
      not only on it.
    width | a | string | The width of the area.
    height | a | string | The height of the area.

    <movable-view> | a w1.2.0 s t | A box that people drag within a `movable-area`.
    direction | a w s t | string: all, vertical, horizontal, none | The directions in which the box can be
      moved.
    inertia | a1.20.0 w s t | boolean | Whether the box moves on after the finger is lifted.
    out-of-bounds | a1.20.0 w s t | boolean | Whether the box can be dragged beyond the area.
    x | a w s t | number | The horizontal position of the box in the area.
    y | a w s t | number | The vertical position of the box in the area.
    width | a | string | The width of the box.
    height | a | string | The height of the box.
    damping | a1.20.0 w s t | number | How fast the box moves to a set position and back from beyond the
      edge; the larger, the faster.
    friction | a1.20.0 w s t | number | How quickly inertia ends, above 0; the larger, the sooner.
    disabled | a w1.9.90 s t | boolean | Whether the box cannot be moved.
    scale | a1.20.0 w1.9.90 s t | boolean | Whether two fingers scale the box.
    scale-min | a1.20.0 w1.9.90 s t | number | The smallest scale.
    scale-max | a1.20.0 w1.9.90 s t | number | The largest scale.
    scale-value | a1.20.0 w1.9.90 s t | number | The scale of the box.
    animation | a1.20.0 w2.1.0 s t | boolean | Whether movements by script are animated.
    @change | a w1.9.90 s t | The box is dragged; `detail` has `x`, `y` and `source`.
    @changeend | a | A drag has ended; `detail` has `x` and `y`.
    @scale | a1.20.0 w1.9.90 s t | The box is scaled; `detail` has `x`, `y` and `scale`.
    @htouchmove | w1.9.90 s t | A touch that begins on the box moves horizontally first.
    @vtouchmove | w1.9.90 s t | A touch that begins on the box moves vertically first.

    <cover-view> | a w1.4.0 s t | A box that can be drawn over native components such as `map` and `video`.
    scroll-top | w2.1.0 s t | number | The position to which the content is scrolled where the style makes
      it scroll.
    marker-id | w | string | The marker of the map whose callout the box draws.
    slot | w | string | The slot of a native component in which the box is put, such as `callout` of `map`.
    penetrateGuesture | a2.9.9 | boolean | Whether touches go through the box to the native component below
      (iOS).
    @tap | a1.9.0 | The box was tapped.

    <cover-image> | a w1.4.0 s t | A picture that can be drawn over native components such as `map` and
      `video`.
    src | a1.9.0 w s t | path | The picture, by address or path.
    @tap | a1.9.0 | The picture was tapped.
    @load | w2.1.0 s t | The picture is loaded.
    @error | w2.1.0 s t | The picture could not be loaded.

    <match-media> | a w2.11.1 | Shows its content only while the page has the size or direction that its
      attributes name.
    min-width | a w | number | The smallest width of the page, in pixels.
    max-width | w | number | The largest width of the page, in pixels.
    width | w | number | The exact width of the page, in pixels.
    min-height | w | number | The smallest height of the page, in pixels.
    max-height | a w | number | The largest height of the page, in pixels.
    height | w | number | The exact height of the page, in pixels.
    orientation | w | string: landscape, portrait | The direction of the screen.

    <page-container> | a w2.16.0 | A layer over the page, such as a sheet from below, that going back
      closes before the page.
    show | a w | boolean | Whether the layer is shown.
    duration | a w | number | How long it takes to come and go, in milliseconds.
    z-index | a w | number | How high it is in the order of layers.
    overlay | a w | boolean | Whether the page below is dimmed.
    position | a w | string: top, bottom, right, center | The side from which it comes.
    round | a w | boolean | Whether it has round corners.
    close-on-slide-down | a w | boolean | Whether a swipe down closes it.
    close-on-slideDown | w | = close-on-slide-down
    overlay-style | a w | string | The inline style of what dims the page.
    custom-style | a w | string | The inline style of the layer.
    @beforeenter | a w | The layer is about to come in.
    @enter | a w | The layer comes in.
    @afterenter | a w | The layer has come in.
    @entercancelled | a | Coming in was interrupted.
    @beforeleave | a w | The layer is about to go.
    @leave | a w | The layer goes.
    @afterleave | a w | The layer has gone.
    @leavecancelled | a | Going was interrupted.
    @clickoverlay | a w | What dims the page was tapped.

    <share-element> | a w2.16.0 | An element that flies from one page to the next: both pages have one with
      the same key.
    name | a | string | The key that both pages use.
    key | w | string | The key that both pages use.
    mapkey | w | string | The key that both pages use, under an older name.
    transform | a w | boolean | Whether the element is animated.
    duration | a w | number | How long the flight takes, in milliseconds.
    easing-function | a w | string | The CSS curve of the flight.
    transition-on-gesture | w | boolean | Whether the element also flies when the page is swiped back
      (Skyline).
    shuttle-on-push | w | string: from, to | Which page's element flies when a page is opened (Skyline).
    shuttle-on-pop | w | string: from, to | Which page's element flies when a page is closed (Skyline).
    rect-tween-type | w | string: materialRectArc, materialRectCenterArc, linear, elasticIn, elasticOut,
      elasticInOut, bounceIn, bounceOut, bounceInOut | The path of the flight (Skyline).

    <root-portal> | a w | Takes its content out of the page and draws it above everything, as a dialog needs.
    enable | a w | boolean | Whether the content is taken out.

    <tabs> | s | A bar of tabs, each a `tab-item`.
    active-name | s3.100.4 | string | The `name` of the tab that is chosen.
    max-tab-item-amount | s3.100.4 | number | How many tabs share the width; with more the bar scrolls.
    url-query-name | s3.100.4 | string | The parameter of the page's address in which the chosen tab is kept.
    tabs-background-color | s3.100.4 | color | The background of the bar.
    tabs-active-text-color | s3.100.4 | color | The colour of the text of the chosen tab.
    tabs-inactive-text-color | s3.100.4 | color | The colour of the text of the other tabs.
    tabs-underline-color | s3.100.4 | color | The colour of the line below the chosen tab.
    @tabchange | s3.100.4 | A tab was tapped; `detail.name` is its name.

    <tab-item> | s | A tab of a `tabs` bar.
    name | s3.100.4 | string | The name of the tab.
    label | s3.100.4 | string | The text of the tab.
    badge-type | s3.100.4 | string: dot, text | The kind of badge on the tab; without it there is none.
    badge-text | s3.100.4 | string | The text of a badge of the type `text`.
    """
}
