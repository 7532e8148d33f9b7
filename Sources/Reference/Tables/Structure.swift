extension ReferenceTable {
  /// The tags of the language itself, of the page, and of native views.
  static let structure = """
    <block alone> | a w s t | a morjs frameworkDocs; w glassEasel componentDocs; s frameworkDocs;
      t frameworkDocs
      | Groups nodes for a condition or a loop and draws nothing of its own. || 为条件或循环包裹一组节点，本身不渲染任何内容。
    slot | w | string | The slot of the surrounding component in which the group is put. || 这组节点放入外层组件的哪个插槽。
    slot:* | w | string | The name of the variable that holds this value of the slot (glass-easel). || 变量名，保存插槽传出的该值（glass-easel）。
    let:* | w | any | A name for a value, known in the group (glass-easel). || 为一个值命名，在这组节点中可用（glass-easel）。

    <template alone> | a w s t | a morjs frameworkDocs; w glassEasel componentDocs; s frameworkDocs;
      t frameworkDocs
      | Defines markup under a `name`, or uses a definition by `is`. || 以 `name` 定义模板，或以 `is` 使用模板。
    name | a w s t | string | The name of the definition, by which `is` finds it. || 模板的名称，供 `is` 引用。
    is | a w s t | string | The name of the template to put here; a mustache may choose it. || 要使用的模板的名称；可以用双大括号动态决定。
    data | a w s t | object | The data that the template sees; it sees no other. || 模板可用的数据；除此之外模板访问不到其他数据。

    <import alone> | a w s t | a frameworkDocs; w componentDocs; s frameworkDocs; t frameworkDocs
      | Makes the templates of another file known here. || 引入另一个文件中定义的模板。
    src | a w s t | path | The file whose templates are imported. || 要引入其模板的文件。

    <include alone> | a w s t | a frameworkDocs; w componentDocs; s frameworkDocs; t frameworkDocs
      | Puts the whole markup of another file here, without its templates and script modules.
      || 将另一个文件的全部代码拷贝到此处，其中的模板和脚本模块除外。
    src | a w s t | path | The file that is included. || 要包含的文件。

    <slot alone> | a w s t | a frameworkDocs; w glassEasel componentDocs; s frameworkDocs; t frameworkDocs
      | The place in a component where the content is put that its user gives. || 组件中的插槽，用于放置使用者提供的内容。
    name | a w s t | string | The name of the slot, where a component has several. || 插槽的名称，组件有多个插槽时使用。
    var-* | s | any | A value of the component that the content of the slot can read. || 插槽内容可以读取的组件数据。

    <import-sjs alone> | a | a frameworkDocs
      | Binds a script module of this program to a name for the mustaches of the file.
      || 引入小程序中的脚本模块并命名，供该文件的双大括号使用。
    name | a | string | The name of the module in mustaches, or the exports in braces: `{ a, b: c }`.
      || 模块在双大括号中的名称；也可以用大括号写出导出的成员：`{ a, b: c }`。
    from | a | path | The `.sjs` file. || `.sjs` 文件。

    <import-sjs alone> | s | s frameworkDocs
      | Binds a script module, from a file or written between the tags, to a name for the mustaches of the
      file. || 引入文件中或写在标签之间的脚本模块并命名，供该文件的双大括号使用。
    module | s | string | The name of the module in mustaches. || 模块在双大括号中的名称。
    src | s | path | The `.sjs` file, where the module is not written between the tags. || `.sjs` 文件，用于模块没有写在标签之间时。

    <filter alone> | s | s frameworkDocs
      | Binds a module of pure functions, from a file or written between the tags, to a name for the
      mustaches of the file. || 引入文件中或写在标签之间的纯函数模块并命名，供该文件的双大括号使用。
    module | s | string | The name of the module in mustaches. || 模块在双大括号中的名称。
    src | s | path | The `.filter.js` file, where the module is not written between the tags. || `.filter.js` 文件，用于模块没有写在标签之间时。

    <wxs alone> | w | w glassEasel
      | Binds a script module, from a file or written between the tags, to a name for the mustaches of the
      file. || 引入文件中或写在标签之间的脚本模块并命名，供该文件的双大括号使用。
    module | w | string | The name of the module in mustaches. || 模块在双大括号中的名称。
    src | w | path | The `.wxs` file, where the module is not written between the tags. || `.wxs` 文件，用于模块没有写在标签之间时。

    <sjs alone> | w t | t frameworkDocs
      | Binds a script module, from a file or written between the tags, to a name for the mustaches of the
      file. || 引入文件中或写在标签之间的脚本模块并命名，供该文件的双大括号使用。
    module | w t | string | The name of the module in mustaches. || 模块在双大括号中的名称。
    src | w t | path | The `.sjs` file, where the module is not written between the tags. || `.sjs` 文件，用于模块没有写在标签之间时。

    <qs alone> | w |
      | Binds a script module, from a file or written between the tags, to a name for the mustaches of the
      file. || 引入文件中或写在标签之间的脚本模块并命名，供该文件的双大括号使用。
    module | w | string | The name of the module in mustaches. || 模块在双大括号中的名称。
    src | w | path | The `.qs` file, where the module is not written between the tags. || `.qs` 文件，用于模块没有写在标签之间时。

    <fxs alone> | w |
      | Binds a script module, from a file or written between the tags, to a name for the mustaches of the
      file. || 引入文件中或写在标签之间的脚本模块并命名，供该文件的双大括号使用。
    module | w | string | The name of the module in mustaches. || 模块在双大括号中的名称。
    src | w | path | The `.fxs` file, where the module is not written between the tags. || `.fxs` 文件，用于模块没有写在标签之间时。

    <page-meta alone> | a w2.9.0 t | a morjs componentDocs taro uniApp; w taro taroShared componentDocs;
      t frameworkDocs
      | Sets properties of the page and listens to its events; it is the first node of the page.
      || 页面属性配置节点，用于设置页面的属性、监听页面的事件；必须是页面的第一个节点。
    background-color | a w | color | The colour of the window. || 窗口的背景色。
    background-color-top | a w | color | The colour above the page when it is pulled down (iOS). || 顶部窗口的背景色，页面下拉时可见（iOS）。
    background-color-bottom | a w | color | The colour below the page when it is pulled up (iOS). || 底部窗口的背景色，页面上拉时可见（iOS）。
    background-text-style | w | string: dark, light | How the text and the loading picture above the page
      are drawn. || 下拉背景字体、loading 图的样式。
    root-background-color | a w | color | The colour of the content of the page, seen where it is empty and
      while its size changes. || 页面内容的背景色，用于页面中的空白部分和页面大小变化时的临时空闲区域。
    root-font-size | a w | string | The font size of the root, which one `rem` is; `system` is the size
      that the user chose. || 页面的根字体大小，即 1 `rem` 的大小；`system` 表示使用用户设置的字体大小。
    page-style | a w | string | The inline style of the root node of the page. || 页面根节点的内联样式。
    page-font-size | a w | string | The font size of the page; `system` is the size that the user chose.
      || 页面的字体大小；`system` 表示使用用户设置的字体大小。
    page-orientation | w | string: auto, portrait, landscape | The direction of the page. || 页面的方向。
    scroll-top | a w | string | The position to which the page scrolls when this is set, in `px` or `rpx`.
      || 页面的滚动位置，设置后页面滚动到该处，单位为 `px` 或 `rpx`。
    scroll-duration | a w | number | How long the animated scroll takes, in milliseconds. || 滚动动画的时长，单位为毫秒。
    @resize | w | The size of the page changed; `detail.size` has the new one. || 页面尺寸变化时触发，`detail.size` 为新的尺寸。
    @scroll | a w | The page is scrolled; `detail.scrollTop` is the position. || 页面滚动时触发，`detail.scrollTop` 为滚动位置。
    @scrolldone | w | The scroll that `scroll-top` began is done. || 由 `scroll-top` 引起的滚动完成时触发。

    <navigation-bar alone> | w2.9.0 | w taro componentDocs
      | Sets properties of the navigation bar; it is the first node in `page-meta`.
      || 页面导航条配置节点，用于设置导航条的属性；必须是 `page-meta` 内的第一个节点。
    title | w | string | The title of the bar. || 导航条标题。
    loading | w | boolean | Whether the bar shows that something is loading. || 是否在导航条显示 loading 加载提示。
    front-color | w | string: #ffffff, #000000 | The colour of title, buttons and status bar. || 导航条前景颜色，包括标题、按钮和状态栏的颜色。
    background-color | w | color | The colour of the bar. || 导航条背景颜色。
    color-animation-duration | w | number | How long a change of the colours takes, in milliseconds. || 改变导航条颜色时的动画时长，单位为毫秒。
    color-animation-timing-func | w | string: linear, easeIn, easeOut, easeInOut | The curve of a change of
      the colours. || 改变导航条颜色时的动画曲线。

    <mpaas-component alone> | a | a mpaasDocs uniApp
      | A native view that the app around the mini program registered under its `type`. || 宿主应用以 `type` 注册的原生视图。
    id | a | string | The name of the view, unique in the whole program; the page script finds the view by it.
      || 视图的名称，在整个小程序内唯一；页面脚本通过它找到视图。
    type | a | string | The name under which the app registered the view. || 宿主应用注册该视图时使用的名称。
    style | a | object or string | Width and height of the view, as in `{{ width: 200, height: 200 }}`, and
      further style. || 视图的宽高，例如 `{{ width: 200, height: 200 }}`，以及其他样式。
    class | a | string | The classes of the view, which styles select. || 视图的类，供样式选择。
    data-* | a | any | A value that events of the view have in their `dataset`. || 自定义数据，视图触发事件时可在 `dataset` 中取得。

    <external-element alone> | w |
      | A native view that the app around the mini program draws, in Tencent's containers TCMPP and TMF.
      || 宿主应用绘制的原生视图，用于腾讯的容器 TCMPP 和 TMF。
    id | w | string | The name of the view, unique in the page; the page script finds the view by it. || 视图的名称，在页面内唯一；页面脚本通过它找到视图。
    type | w | string | The name by which the app knows the kind of view. || 宿主应用用于识别视图种类的名称。
    style | w | string | Width and height of the view, as in `width: 200px; height: 200px`, and further style.
      || 视图的宽高，例如 `width: 200px; height: 200px`，以及其他样式。
    class | w | string | The classes of the view, which styles select. || 视图的类，供样式选择。
    _insert2WebLayer | w | boolean | Whether the view is drawn in the same layer as the page. || 视图是否与页面渲染在同一层级。
    @externalelementevent | w | The app sends an event of the view. || 宿主应用发送视图的事件时触发。

    <native-view alone> | w |
      | A native view that the app around the mini program draws, in the container FinClip.
      || 宿主应用绘制的原生视图，用于 FinClip 容器。
    id | w | string | The name of the element, by which styles (`#name`) and scripts find it. || 元素的名称，样式（`#name`）和脚本通过它找到元素。
    type | w | string | The name under which the app registered the view; it cannot be changed later. || 宿主应用注册该视图时使用的名称，之后不可更改。
    style | w | string | The inline style of the view. || 视图的内联样式。
    class | w | string | The classes of the view, which styles select. || 视图的类，供样式选择。
    options | w | string | What the view needs to know, as JSON in a string. || 传给视图的数据，为 JSON 字符串。

    <span> | w | w taro | Text within a line. || 行内文本。
    """
}
