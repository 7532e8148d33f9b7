extension ReferenceTable {
  /// Text, pictures of the container, and web pages.
  static let content = """
    <text> | a w s t | A piece of text; no other text can be selected.
    selectable | a w1.1.0 s t | boolean | Whether the text can be selected.
    user-select | w | boolean | Whether the text can be selected; it makes the element `inline-block`.
    space | a w1.4.0 s t | string: ensp, emsp, nbsp | How wide each of several blanks is.
    decode | a w1.4.0 s t | boolean | Whether entities such as `&nbsp;` and `&lt;` are decoded.
    number-of-lines | a | number | After how many lines the text is cut off.
    max-lines | w | number | After how many lines the text is cut off (Skyline).
    overflow | w | string: clip, fade, ellipsis, visible | How text that is too long ends (Skyline).
    @tap | a | The text was tapped.

    <rich-text> | a w1.4.0 s t | Draws a piece of HTML or a tree of nodes.
    nodes | a w1.4.0 s t | string or array | The HTML, or the list of nodes.
    space | a2.8.7 w s t | string: ensp, emsp, nbsp | How wide each of several blanks is.
    user-select | w | boolean | Whether the text can be selected.
    selectable | s | boolean | Whether the text can be selected.
    mode | w | string: default, compat, aggressive, inline-block, web | How the nodes are laid out (Skyline).
    preview | s | boolean | Whether a tap on a picture opens it.
    image-menu-prevent | s | boolean | Whether a long press on a picture does not open its menu.

    <icon> | a w s t | A picture from the container's own set.
    type | a | string: info, warn, waiting, cancel, download, search, clear, success, success_no_circle,
      loading | Which picture.
    | w t | string: success, success_no_circle, info, warn, waiting, cancel, download, search, clear
    | s | string
    size | a w s t | number | The size of the picture, in pixels.
    color | a w s t | color | The colour of the picture.

    <progress> | a w s t | A bar that shows how much of something is done.
    percent | a w s t | number | How much is done, from 0 to 100.
    show-info | a w s t | boolean | Whether the number is shown at the right.
    border-radius | w s3.150.1 t | number or string | The radius of the corners.
    font-size | w s3.150.1 t | number or string | The font size of the number.
    stroke-width | a w s t | number | The thickness of the bar, in pixels.
    color | w s t | color | The colour of the part that is done; use `active-color` or `activeColor` instead.
    active-color | a w | color | The colour of the part that is done.
    activeColor | w s t | = active-color
    background-color | a w | color | The colour of the part that is not done.
    backgroundColor | w s t | = background-color
    active | a w s t | boolean | Whether the bar fills with an animation.
    active-mode | w1.7.0 s t | string: backwards, forwards | Whether the animation begins at 0 or at the
      value before.
    duration | w s3.150.1 t | number | How long one percent of the animation takes, in milliseconds.
    @activeend | w s t | The animation has ended.

    <selection> | w | A stretch of the page in which text can be selected (Skyline).
    @selectionchange | w | The selection changed.

    <snapshot> | w | Nodes of which a picture can be made (Skyline).
    mode | w | string: view, picture | Whether the nodes or a picture of them are drawn.

    <web-view> | a w1.6.4 s t | Shows a web page; it fills the page of the program.
    src | a w s t | string | The address of the web page; its domain must be allowed in the program's
      settings.
    progressbar-color | t | color | The colour of the bar that shows loading.
    @message | a w s t | The web page posted a message; `detail.data` has it.
    @load | a2.7.3 w s t | The web page is loaded; `detail.src` is its address.
    @error | a2.7.3 w s t | The web page could not be loaded; `detail.src` is its address.

    <aria-component> | a | The page of the documentation about `role` and `aria-` attributes; as a tag it
      has no use.
    """
}
