extension ReferenceTable {
  /// What every tag has, and the directives under the names that follow the prefix in most dialects.
  static let common = """
    <*> | a w s t | | Any tag. || 任意标签。
    id | a w s t | string | The name of the element, by which styles (`#name`) and scripts find it.
      || 元素的名称，样式（`#name`）和脚本通过它找到元素。
    class | a w s t | string | The classes of the element, which styles select. || 元素的类，供样式选择。
    style | a w s t | string | The inline style of the element. || 元素的内联样式。
    hidden | a w s t | boolean | Whether the element is not shown. || 是否隐藏元素。
    slot | a w s t | string | The slot of the component around the element in which it is put. || 元素放入外层组件的哪个插槽。
    slot-scope | a | string | The name of the variable that holds the values of the slot. || 变量名，保存插槽传出的值。
    ref | a | string | The method of the page or component that gets the component's instance. || 用于接收组件实例的页面或组件方法。
    key | a | string | Tells the elements of a loop apart when the list changes. || 列表变化时用于区分循环中的各个元素。
    animation | w | object | An animation that the container's `createAnimation` made. || 由容器的 `createAnimation` 创建的动画。
    role | a w s | string | What the element is for screen readers, such as `button` or `img`.
      || 元素对屏幕阅读器而言的角色，例如 `button` 或 `img`。
    aria-label | a w s | string | What screen readers say instead of the element's text. || 屏幕阅读器朗读的内容，代替元素的文本。
    data-* | a w s t | any | A value that events of the element have in their `dataset`. || 自定义数据，元素触发事件时可在 `dataset` 中取得。
    aria-* | a w s | string | A property for screen readers, as the standard WAI-ARIA defines it. || 供屏幕阅读器使用的属性，由 WAI-ARIA 标准定义。
    mark:* | a w | any | A value that events of the element, and of those in it, have in their `mark`.
      || 标记数据，元素及其内部元素触发事件时可在 `mark` 中取得。
    generic:* | a w s | string | The component that takes the place of this abstract node of the component. || 用于替换该组件中这个抽象节点的组件。
    slot:* | w | string | The name of the variable that holds this value of the slot (glass-easel). || 变量名，保存插槽传出的该值（glass-easel）。
    model:* | w | string | The data path that is bound to this property in both directions. || 与该属性双向绑定的数据路径。
    change:* | w | function | The function of a script module that is called when this property changes. || 该属性变化时调用的脚本模块函数。
    worklet:* | w | string | The method that is called as a worklet (Skyline). || 作为 worklet 调用的方法（Skyline）。
    class:* | w | boolean | Whether the element has this class (glass-easel). || 元素是否具有该类（glass-easel）。
    style:* | w | string | The value of this style property (glass-easel). || 该样式属性的值（glass-easel）。
    let:* | w | any | A name for a value, known in the element and in those in it (glass-easel).
      || 为一个值命名，在元素及其内部元素中可用（glass-easel）。
    extra-attr:* | w | string | A static note on the element that scripts can read (glass-easel).
      || 元素上的静态附加信息，脚本可以读取（glass-easel）。
    @tap | a w s t | The element was tapped. || 点击元素时触发。
    @LongTap | a | The element was pressed for half a second. || 长按元素半秒后触发。
    | w s t | The element was pressed for longer than 350 milliseconds; use `longpress` instead.
      || 长按元素超过 350 毫秒后触发；建议改用 `longpress`。
    @longpress | w s t | The element was pressed for longer than 350 milliseconds; no `tap` follows.
      || 长按元素超过 350 毫秒后触发，之后不再触发 `tap`。
    @TouchStart | a w s t | A finger touched the element. || 手指触摸元素时触发。
    @TouchMove | a w s t | A finger moved after it touched the element. || 手指触摸元素后移动时触发。
    @TouchEnd | a w s t | A finger was lifted. || 手指抬起时触发。
    @TouchCancel | a w s t | A touch was interrupted, as by a call. || 触摸被打断时触发，例如来电。
    @touchforcechange | w s t | The force of a press changed (iPhones that measure it). || 按压力度变化时触发（支持测量力度的 iPhone）。
    @transitionend | w s t | A CSS transition of the element has ended. || 元素的 CSS 过渡结束时触发。
    @animationstart | w s t | A CSS animation of the element begins. || 元素的 CSS 动画开始时触发。
    @animationiteration | w s t | A CSS animation of the element begins its next round. || 元素的 CSS 动画开始下一次迭代时触发。
    @animationend | w s t | A CSS animation of the element has ended. || 元素的 CSS 动画结束时触发。

    <directives> | a w s t | | The attributes that make conditions and loops. || 用于条件和循环的属性。
    if | a w s t | expression | The element is there only while the value is true. || 仅当值为真时才渲染该元素。
    elif | a w s t | expression | The element, after one with `{if}`, is there while its value is true and none
      before it is. || 用于带有 `{if}` 的元素之后，仅当自身的值为真且之前的值都不为真时才渲染该元素。
    else | a w s t | - | The element, after one with `{if}`, is there while no value before it is true.
      || 用于带有 `{if}` 的元素之后，仅当之前的值都不为真时才渲染该元素。
    for | a w t | expression | The element is there once for each entry of a list: `item` is the entry, `index`
      its number. || 列表中的每一项都渲染一次该元素：`item` 是当前项，`index` 是当前项的下标。
    | s | loop | The element is there once for each entry of a list, as in `item, index in list`.
      || 列表中的每一项都渲染一次该元素，写法如 `item, index in list`。
    for-item | a w s t | string | The name of the entry of the loop, where it is not `item`. || 循环当前项的变量名，默认为 `item`。
    for-index | a w s t | string | The name of the number of the loop, where it is not `index`. || 循环当前项下标的变量名，默认为 `index`。
    key | a w t | string | The property that tells the entries of the loop apart; `*this` is the entry itself.
      || 用于区分循环各项的属性；`*this` 表示当前项本身。
    """
}
