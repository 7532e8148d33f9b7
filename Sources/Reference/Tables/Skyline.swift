extension ReferenceTable {
  /// Tags of the Skyline renderer of WeChat.
  static let skyline = """
    <list-view> | w | A list of which only what is in view is drawn (Skyline, in a `scroll-view` of the
      type custom).
    padding | w | array | The inner distances: top, right, bottom, left, in pixels.

    <grid-view> | w | A grid of which only what is in view is drawn (Skyline, in a `scroll-view` of the
      type custom).
    type | w | string: aligned, masonry | Whether rows have one height, or columns are filled like masonry.
    cross-axis-count | w | number | How many columns there are.
    max-cross-axis-extent | w | number | The largest width of a column, in pixels, where their number is
      not given.
    cross-axis-gap | w | number | The distance between columns, in pixels.
    main-axis-gap | w | number | The distance between rows, in pixels.
    padding | w | array | The inner distances: top, right, bottom, left, in pixels.

    <list-builder> | w | A list whose entries are made when they come into view (Skyline, in a
      `scroll-view` of the type custom).
    type | w | string: static, dynamic | Whether entries have one height or each its own.
    list | w | array | The data of the entries.
    child-count | w | number | How many entries there are.
    child-height | w | number | The height of an entry of the type static, in pixels.
    padding | w | array | The inner distances: top, right, bottom, left, in pixels.
    @itembuild | w | An entry is made; `detail.index` is its index.
    @itemdispose | w | An entry is taken away; `detail.index` is its index.

    <grid-builder> | w | A grid whose entries are made when they come into view (Skyline, in a
      `scroll-view` of the type custom).
    type | w | = type of grid-view
    list | w | array | The data of the entries.
    cross-axis-count | w | = cross-axis-count of grid-view
    max-cross-axis-extent | w | = max-cross-axis-extent of grid-view
    cross-axis-gap | w | = cross-axis-gap of grid-view
    main-axis-gap | w | = main-axis-gap of grid-view
    padding | w | = padding of grid-view
    @itembuild | w | = itembuild of list-builder
    @itemdispose | w | = itemdispose of list-builder

    <sticky-section> | w | A part of a list whose `sticky-header` stays in view (Skyline).
    push-pinned-header | w | boolean | Whether the next header pushes this one away.
    padding | w | array | The inner distances: top, right, bottom, left, in pixels.

    <sticky-header> | w | The header of a `sticky-section`, or of the whole list, that stays in view
      (Skyline).
    offset-top | w | number | The distance from the top at which it stays, in pixels.
    padding | w | array | The inner distances: top, right, bottom, left, in pixels.

    <nested-scroll-header> | w | What is scrolled away before the inner list scrolls (Skyline, in a
      `scroll-view` of the type nested).
    <nested-scroll-body> | w | The inner list (Skyline, in a `scroll-view` of the type nested).
    <draggable-sheet> | w | A sheet from below whose height people drag (Skyline).
    initialChildSize | w | number | The height at first, as a part of the height around it.
    minChildSize | w | number | The smallest height, as a part of the height around it.
    maxChildSize | w | number | The largest height, as a part of the height around it.
    snap | w | boolean | Whether the sheet comes to rest at certain heights only.
    snapSizes | w | array | Further heights at which it comes to rest, as parts of the height around it.

    <open-container> | w | A box that grows into the page that a tap on it opens (Skyline).
    transitionType | w | string: fade, fadeThrough | How one content fades into the other.
    transitionDuration | w | number | How long that takes, in milliseconds.
    closedColor | w | color | The background before it is opened.
    closedElevation | w | number | The height of the shadow before it is opened.
    closeBorderRadius | w | number | The radius of the corners before it is opened.
    middleColor | w | color | The background half way, with the type fadeThrough.
    openColor | w | color | The background of the page.
    openElevation | w | number | The height of the shadow of the page.
    openBorderRadius | w | number | The radius of the corners of the page.

    <tap-gesture-handler> | w | Listens to taps on its child (Skyline).
    <double-tap-gesture-handler> | w | Listens to double taps on its child (Skyline).
    <scale-gesture-handler> | w | Listens to two fingers that scale its child (Skyline).
    <force-press-gesture-handler> | w | Listens to hard presses on its child (Skyline, iOS).
    <pan-gesture-handler> | w | Listens to fingers that drag its child in any direction (Skyline).
    <vertical-drag-gesture-handler> | w | Listens to fingers that drag its child vertically (Skyline).
    <horizontal-drag-gesture-handler> | w | Listens to fingers that drag its child horizontally (Skyline).
    <long-press-gesture-handler> | w | Listens to long presses on its child (Skyline).
    """
}
