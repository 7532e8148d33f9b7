extension ReferenceTable {
  /// The tags of the language itself, of the page, and of native views.
  static let structure = """
    <block alone> | a w s t | Groups nodes for a condition or a loop and draws nothing of its own.
    slot | w | string | The slot of the surrounding component in which the group is put.
    slot:* | w | string | The name under which a value is known that the slot gives (glass-easel).
    let:* | w | any | A name for a value, known in the group (glass-easel).

    <template alone> | a w s t | Defines markup under a `name`, or uses a definition by `is`.
    name | a w s t | string | The name of the definition, by which `is` finds it.
    is | a w s t | string | The name of the template to put here; a mustache may choose it.
    data | a w s t | object | The data that the template sees; it sees no other.

    <import alone> | a w s t | Makes the templates of another file known here.
    src | a w s t | path | The file whose templates are imported.

    <include alone> | a w s t | Puts the whole markup of another file here, without its templates and
      script modules.
    src | a w s t | path | The file that is included.

    <slot alone> | a w s t | The place in a component where the content is put that its user gives.
    name | a w s t | string | The name of the slot, where a component has several.
    var-* | s | any | A value of the component that the content of the slot can read.

    <import-sjs alone> | a | Binds a script module of this program to a name for the mustaches of the file.
    name | a | string | The name of the module in mustaches, or the exports in braces: `{ a, b: c }`.
    from | a | path | The `.sjs` file.

    <import-sjs alone> | s | Binds a script module, from a file or written between the tags, to a name for
      the mustaches of the file.
    module | s | string | The name of the module in mustaches.
    src | s | path | The `.sjs` file, where the module is not written between the tags.

    <filter alone> | s | Binds a module of pure functions, from a file or written between the tags, to a
      name for the mustaches of the file.
    module | s | string | The name of the module in mustaches.
    src | s | path | The `.filter.js` file, where the module is not written between the tags.

    <wxs alone> | w | Binds a script module, from a file or written between the tags, to a name for the
      mustaches of the file.
    module | w | string | The name of the module in mustaches.
    src | w | path | The `.wxs` file, where the module is not written between the tags.

    <sjs alone> | w t | Binds a script module, from a file or written between the tags, to a name for
      the mustaches of the file.
    module | w t | string | The name of the module in mustaches.
    src | w t | path | The `.sjs` file, where the module is not written between the tags.

    <qs alone> | w | Binds a script module, from a file or written between the tags, to a name for the
      mustaches of the file.
    module | w | string | The name of the module in mustaches.
    src | w | path | The `.qs` file, where the module is not written between the tags.

    <fxs alone> | w | Binds a script module, from a file or written between the tags, to a name for the
      mustaches of the file.
    module | w | string | The name of the module in mustaches.
    src | w | path | The `.fxs` file, where the module is not written between the tags.

    <page-meta alone> | a w2.9.0 t | Sets properties of the page and listens to its events; it is the first
      node of the page.
    background-color | a w | color | The colour of the window.
    background-color-top | a w | color | The colour above the page when it is pulled down (iOS).
    background-color-bottom | a w | color | The colour below the page when it is pulled up (iOS).
    background-text-style | w | string: dark, light | How the text and the loading picture above the page
      are drawn.
    root-background-color | a w | color | The colour of the content of the page, seen where it is empty and
      while its size changes.
    root-font-size | a w | string | The font size of the root, which one `rem` is; `system` is the size
      that the user chose.
    page-style | a w | string | The inline style of the root node of the page.
    page-font-size | a w | string | The font size of the page; `system` is the size that the user chose.
    page-orientation | w | string: auto, portrait, landscape | The direction of the page.
    scroll-top | a w | string | The position to which the page scrolls when this is set, in `px` or `rpx`.
    scroll-duration | a w | number | How long such a scroll takes, in milliseconds.
    @resize | w | The size of the page changed; `detail.size` has the new one.
    @scroll | a w | The page is scrolled; `detail.scrollTop` is the position.
    @scrolldone | w | The scroll that `scroll-top` began is done.

    <navigation-bar alone> | w2.9.0 | Sets properties of the navigation bar; it is the first node in
      `page-meta`.
    title | w | string | The title of the bar.
    loading | w | boolean | Whether the bar shows that something is loading.
    front-color | w | string: #ffffff, #000000 | The colour of title, buttons and status bar.
    background-color | w | color | The colour of the bar.
    color-animation-duration | w | number | How long a change of the colours takes, in milliseconds.
    color-animation-timing-func | w | string: linear, easeIn, easeOut, easeInOut | The curve of a change of
      the colours.

    <mpaas-component alone> | a | A native view that the app around the mini program registered under its
      `type`.
    id | a | string | The name of the view, unique in the whole program; the page script finds the view by it.
    type | a | string | The name under which the app registered the view.
    style | a | object or string | Width and height of the view, as in `{{ width: 200, height: 200 }}`, and
      further style.
    class | a | string | The classes of the view, which styles select.
    data-* | a | any | A value that events of the view have in their `dataset`.

    <external-element alone> | w | A native view that the app around the mini program draws, in Tencent's
      containers TCMPP and TMF.
    id | w | string | The name of the view, unique in the page; the page script finds the view by it.
    type | w | string | The name by which the app knows the kind of view.
    style | w | string | Width and height of the view, as in `width: 200px; height: 200px`, and further style.
    class | w | string | The classes of the view, which styles select.
    _insert2WebLayer | w | boolean | Whether the view is drawn in the same layer as the page.
    @externalelementevent | w | The app sends an event of the view.

    <native-view alone> | w | A native view that the app around the mini program draws, in the container
      FinClip.
    id | w | string | The name of the element, by which styles (`#name`) and scripts find it.
    type | w | string | The name under which the app registered the view; it cannot be changed later.
    style | w | string | The inline style of the view.
    class | w | string | The classes of the view, which styles select.
    options | w | string | What the view needs to know, as JSON in a string.

    <span> | w | Text within a line.
    """
}
