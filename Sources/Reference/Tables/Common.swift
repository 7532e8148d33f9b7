extension ReferenceTable {
  /// What every tag has, and the directives under the names that follow the prefix in most dialects.
  static let common = """
    <*> | a w s t | Any tag.
    id | a w s t | string | The name of the element, by which styles (`#name`) and scripts find it.
    class | a w s t | string | The classes of the element, which styles select.
    style | a w s t | string | The inline style of the element.
    hidden | a w s t | boolean | Whether the element is not shown.
    slot | a w s t | string | The slot of the component around the element in which it is put.
    slot-scope | a | string | The name under which the values are known that the slot gives.
    ref | a | string | The method of the page or component that gets the component's instance.
    key | a | string | Tells the elements of a loop apart when the list changes.
    animation | w | object | An animation that the container's `createAnimation` made.
    role | a w s | string | What the element is for screen readers, such as `button` or `img`.
    aria-label | a w s | string | What screen readers say instead of the element's text.
    data-* | a w s t | any | A value that events of the element have in their `dataset`.
    aria-* | a w s | string | A property for screen readers, as the standard WAI-ARIA defines it.
    mark:* | a w | any | A value that events of the element, and of those in it, have in their `mark`.
    generic:* | a w s | string | The component that takes the place of this abstract node of the component.
    slot:* | w | string | The name under which a value is known that the slot gives (glass-easel).
    model:* | w | string | The data path that is bound to this property in both directions.
    change:* | w | function | The function of a script module that is called when this property changes.
    worklet:* | w | string | The method that is called as a worklet (Skyline).
    class:* | w | boolean | Whether the element has this class (glass-easel).
    style:* | w | string | The value of this style property (glass-easel).
    let:* | w | any | A name for a value, known in the element and in those in it (glass-easel).
    extra-attr:* | w | string | A static note on the element that scripts can read (glass-easel).
    @tap | a w s t | The element was tapped.
    @longtap | a | The element was pressed for half a second.
    | w s t | The element was pressed for longer than 350 milliseconds; use `longpress` instead.
    @longpress | w s t | The element was pressed for longer than 350 milliseconds; no `tap` follows.
    @touchstart | a w s t | A finger touched the element.
    @touchmove | a w s t | A finger moved after it touched the element.
    @touchend | a w s t | A finger was lifted.
    @touchcancel | a w s t | A touch was interrupted, as by a call.
    @touchforcechange | w s t | The force of a press changed (iPhones that measure it).
    @transitionend | w s t | A CSS transition of the element has ended.
    @animationstart | w s t | A CSS animation of the element begins.
    @animationiteration | w s t | A CSS animation of the element begins its next round.
    @animationend | w s t | A CSS animation of the element has ended.

    <directives> | a w s t | The attributes that make conditions and loops.
    if | a w s t | expression | The element is there only while the value is true.
    elif | a w s t | expression | The element, after one with `{if}`, is there while its value is true and none
      before it is.
    else | a w s t | - | The element, after one with `{if}`, is there while no value before it is true.
    for | a w t | expression | The element is there once for each entry of a list: `item` is the entry, `index`
      its number.
    | s | loop | The element is there once for each entry of a list, as in `item, index in list`.
    for-item | a w s t | string | The name of the entry of the loop, where it is not `item`.
    for-index | a w s t | string | The name of the number of the loop, where it is not `index`.
    key | a w t | string | The property that tells the entries of the loop apart; `*this` is the entry itself.
    """
}
