import Diagnostics
import Markup

/// The words of style sheets.
enum StyleTables {
  /// The properties without a vendor's prefix. Sources: MDN data (mdn/data, css/properties.json, CC0), and SVG 2, property index.
  static let properties: StaticString = """
    accent-color align-content align-items align-self align-tracks alignment-baseline all animation
    animation-composition animation-delay animation-direction animation-duration
    animation-fill-mode animation-iteration-count animation-name animation-play-state
    animation-range animation-range-end animation-range-start animation-timeline
    animation-timing-function appearance aspect-ratio azimuth backdrop-filter backface-visibility
    background background-attachment background-blend-mode background-clip background-color
    background-image background-origin background-position background-position-x
    background-position-y background-repeat background-size baseline-shift baseline-source
    block-overflow block-size border border-block border-block-color border-block-end
    border-block-end-color border-block-end-style border-block-end-width border-block-start
    border-block-start-color border-block-start-style border-block-start-width border-block-style
    border-block-width border-bottom border-bottom-color border-bottom-left-radius
    border-bottom-right-radius border-bottom-style border-bottom-width border-collapse border-color
    border-end-end-radius border-end-start-radius border-image border-image-outset
    border-image-repeat border-image-slice border-image-source border-image-width border-inline
    border-inline-color border-inline-end border-inline-end-color border-inline-end-style
    border-inline-end-width border-inline-start border-inline-start-color border-inline-start-style
    border-inline-start-width border-inline-style border-inline-width border-left border-left-color
    border-left-style border-left-width border-radius border-right border-right-color
    border-right-style border-right-width border-spacing border-start-end-radius
    border-start-start-radius border-style border-top border-top-color border-top-left-radius
    border-top-right-radius border-top-style border-top-width border-width bottom box-align
    box-decoration-break box-direction box-flex box-flex-group box-lines box-ordinal-group
    box-orient box-pack box-shadow box-sizing break-after break-before break-inside caption-side
    caret caret-color caret-shape clear clip clip-path clip-rule color color-interpolation
    color-rendering color-scheme column-count column-fill column-gap column-rule column-rule-color
    column-rule-style column-rule-width column-span column-width columns contain
    contain-intrinsic-block-size contain-intrinsic-height contain-intrinsic-inline-size
    contain-intrinsic-size contain-intrinsic-width content content-visibility counter-increment
    counter-reset counter-set cursor cx cy d direction display dominant-baseline empty-cells
    field-sizing fill fill-opacity fill-rule filter flex flex-basis flex-direction flex-flow
    flex-grow flex-shrink flex-wrap float flood-color flood-opacity font font-family
    font-feature-settings font-kerning font-language-override font-optical-sizing font-size
    font-size-adjust font-smooth font-stretch font-style font-synthesis font-variant
    font-variant-alternates font-variant-caps font-variant-east-asian font-variant-ligatures
    font-variant-numeric font-variant-position font-variation-settings font-weight
    forced-color-adjust gap glyph-orientation-vertical grid grid-area grid-auto-columns
    grid-auto-flow grid-auto-rows grid-column grid-column-end grid-column-gap grid-column-start
    grid-gap grid-row grid-row-end grid-row-gap grid-row-start grid-template grid-template-areas
    grid-template-columns grid-template-rows hanging-punctuation height hyphenate-character hyphens
    image-orientation image-rendering image-resolution ime-mode initial-letter initial-letter-align
    inline-size input-security inset inset-area inset-block inset-block-end inset-block-start
    inset-inline inset-inline-end inset-inline-start interpolate-size isolation justify-content
    justify-items justify-self justify-tracks kerning left letter-spacing lighting-color line-break
    line-clamp line-height line-height-step list-style list-style-image list-style-position
    list-style-type margin margin-block margin-block-end margin-block-start margin-bottom
    margin-inline margin-inline-end margin-inline-start margin-left margin-right margin-top
    margin-trim marker marker-end marker-mid marker-start mask mask-border mask-border-mode
    mask-border-outset mask-border-repeat mask-border-slice mask-border-source mask-border-width
    mask-clip mask-composite mask-image mask-mode mask-origin mask-position mask-repeat mask-size
    mask-type masonry-auto-flow math-depth math-shift math-style max-block-size max-height
    max-inline-size max-lines max-width min-block-size min-height min-inline-size min-width
    mix-blend-mode object-fit object-position offset offset-anchor offset-distance offset-path
    offset-position offset-rotate opacity order orphans outline outline-color outline-offset
    outline-style outline-width overflow overflow-anchor overflow-block overflow-clip-box
    overflow-clip-margin overflow-inline overflow-wrap overflow-x overflow-y overlay
    overscroll-behavior overscroll-behavior-block overscroll-behavior-inline overscroll-behavior-x
    overscroll-behavior-y padding padding-block padding-block-end padding-block-start
    padding-bottom padding-inline padding-inline-end padding-inline-start padding-left
    padding-right padding-top page-break-after page-break-before page-break-inside paint-order
    perspective perspective-origin place-content place-items place-self pointer-events position
    position-anchor position-area position-try print-color-adjust quotes r resize right rotate
    row-gap ruby-align ruby-merge ruby-position rx ry scale scroll-behavior scroll-margin
    scroll-margin-block scroll-margin-block-end scroll-margin-block-start scroll-margin-bottom
    scroll-margin-inline scroll-margin-inline-end scroll-margin-inline-start scroll-margin-left
    scroll-margin-right scroll-margin-top scroll-padding scroll-padding-block
    scroll-padding-block-end scroll-padding-block-start scroll-padding-bottom scroll-padding-inline
    scroll-padding-inline-end scroll-padding-inline-start scroll-padding-left scroll-padding-right
    scroll-padding-top scroll-snap-align scroll-snap-coordinate scroll-snap-destination
    scroll-snap-points-x scroll-snap-points-y scroll-snap-stop scroll-snap-type scroll-snap-type-x
    scroll-snap-type-y scroll-timeline scroll-timeline-axis scroll-timeline-name scrollbar-color
    scrollbar-gutter scrollbar-width shape-image-threshold shape-margin shape-outside
    shape-rendering speak stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset
    stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width tab-size
    table-layout tap-highlight-color text-align text-align-last text-anchor text-box
    text-combine-upright text-decoration text-decoration-color text-decoration-line
    text-decoration-skip text-decoration-skip-ink text-decoration-style text-decoration-thickness
    text-emphasis text-emphasis-color text-emphasis-position text-emphasis-style text-indent
    text-justify text-orientation text-overflow text-rendering text-shadow text-size-adjust
    text-spacing-trim text-transform text-underline-offset text-underline-position text-wrap text-wrap-mode
    text-wrap-style timeline-scope top touch-action transform transform-box transform-origin
    transform-style transition transition-delay transition-duration transition-property
    transition-timing-function translate unicode-bidi user-modify user-select vector-effect
    vertical-align view-timeline view-transition-class view-transition-name visibility white-space
    white-space-collapse widows width will-change word-break word-spacing word-wrap writing-mode x
    y z-index zoom
    """

  /// The names of colors. Source: CSS Color Module Level 4, named colors.
  static let colors = words(
    """
    aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet
    brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan
    darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta
    darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue
    darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey
    dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray
    green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush
    lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen
    lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey
    lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue
    mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise
    mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive
    olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred
    papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue
    saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray
    slategrey snow springgreen steelblue tan teal thistle tomato transparent turquoise violet wheat
    white whitesmoke yellow yellowgreen currentcolor
    """)

  /// The properties that take lengths and, but for 0, no plain numbers. Source: as for the properties.
  static let lengths = Set(
    words(
      """
      border-bottom-width border-left-width border-radius border-right-width border-top-width border-width bottom
      font-size height left letter-spacing margin margin-bottom margin-left margin-right margin-top max-height max-width
      min-height min-width padding padding-bottom padding-left padding-right padding-top right text-indent top width
      """))

  /// The values of properties that take nothing but one of a few words. Source: as for the properties.
  static let keywords: [String: [String]] = [
    "align-items": words(
      "normal stretch baseline center start end self-start self-end flex-start flex-end anchor-center"),
    "align-self": words(
      "auto normal stretch baseline center start end self-start self-end flex-start flex-end anchor-center"),
    "box-sizing": words("content-box border-box"),
    "clear": words("none left right both inline-start inline-end"),
    "display": words(
      """
      block inline flow flow-root table flex grid ruby list-item contents none inline-block inline-table inline-flex
      inline-grid inline-list-item run-in math table-row-group table-header-group table-footer-group table-row table-cell
      table-column-group table-column table-caption ruby-base ruby-text ruby-base-container ruby-text-container box
      """),
    "flex-direction": words("row row-reverse column column-reverse"),
    "flex-wrap": words("nowrap wrap wrap-reverse"),
    "float": words("left right none inline-start inline-end"),
    "font-style": words("normal italic oblique"),
    "justify-content": words(
      """
      normal stretch center start end flex-start flex-end left right space-between space-around space-evenly baseline
      """),
    "overflow": words("visible hidden clip scroll auto overlay"),
    "overflow-x": words("visible hidden clip scroll auto overlay"),
    "overflow-y": words("visible hidden clip scroll auto overlay"),
    "pointer-events": words(
      "auto none visiblepainted visiblefill visiblestroke visible painted fill stroke all bounding-box"),
    "position": words("static relative absolute sticky fixed"),
    "text-align": words("start end left right center justify match-parent justify-all"),
    "text-transform": words("none capitalize uppercase lowercase full-width full-size-kana math-auto"),
    "visibility": words("visible hidden collapse"),
    "white-space": words("normal pre nowrap pre-wrap pre-line break-spaces collapse preserve wrap"),
    "word-break": words("normal break-all keep-all break-word auto-phrase"),
  ]

  /// What every property takes. Source: CSS Cascading and Inheritance Level 5.
  static let wideKeywords = words("inherit initial unset revert revert-layer")

  /// The units of numbers. Sources: CSS Values and Units Level 4; `rpx` of mini programs, `upx` of uni-app.
  static let units = Set(
    words(
      """
      px rpx upx em rem ex rex ch rch cap rcap ic ric lh rlh vw vh vi vb vmin vmax svw svh svi svb svmin svmax lvw lvh lvi
      lvb lvmin lvmax dvw dvh dvi dvb dvmin dvmax cqw cqh cqi cqb cqmin cqmax cm mm q in pt pc deg grad rad turn s ms hz
      khz dpi dpcm dppx x fr
      """))

  /// The units that nearly all styles of pages consist of, for which others are meant.
  static let usualUnits = words("px rpx rem vh vw")

  static func words(_ text: StaticString) -> [String] {
    bytes(of: text).split(whereSeparator: isMarkupSpace).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The words as a table, made without a text for each, and without a list of slices: the first of that type in a run takes as
  /// long as adding them all.
  static func table(_ text: StaticString) -> ByteStringTable {
    var table = ByteStringTable(expecting: 512)
    let bytes = bytes(of: text)
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, !isMarkupSpace(bytes[end]) { end += 1 }
      if end > start { _ = table.add(UnsafeBufferPointer(rebasing: bytes[start..<end])) }
      start = end + 1
    }
    return table
  }

  private static func bytes(of text: StaticString) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }
}
