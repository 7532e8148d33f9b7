import Diagnostics
import Linting
import Markup
import MiniProgram

/// A static id of a native view that is rendered more than once.
package var repeatedNativeID: Rule {
  Rule(
    id: "repeated-native-id",
    summary: .init(
      en: "a static id on a native view that is rendered repeatedly",
      zh: "多次渲染的原生视图使用了静态 id"),
    category: .nativeView,
    severity: .error,
    rationale: .init(
      en:
        """
        Each round of a loop and each use of a component or template creates a tag with the same id, but \
        an id names only one native view: the views replace each other.
        """,
      zh: "循环的每一轮、组件或模板的每次使用，都会生成 id 相同的标签，而一个 id 只表示一个原生视图：这些视图会互相替换。"),
    examples: [
      .wrong(
        #"<mpaas-component a:for="{{list}}" id="⟦map⟧" type="a_map"/>"#,
        message: #"id "map" is rendered more than once"#),
      .right(
        """
        <mpaas-component a:for="{{list}}" a:key="id" id="map-{{index}}" type="a_map" style="{{ width: 200, height: 200 }}"/>
        """),
      .wrong(
        in: .wxml, #"<external-element wx:for="{{list}}" wx:key="id" id="⟦map⟧" type="a_map"/>"#,
        message: #"id "map" is rendered more than once"#),
      .right(
        in: .wxml,
        #"<external-element wx:for="{{list}}" wx:key="id" id="map-{{index}}" type="a_map" style="width: 200px; height: 200px"/>"#
      ),
    ],
    checks: [.project(checkRepeatedNativeID)])
}

private func checkRepeatedNativeID(_ context: ProjectContext) {
  var paths = RenderPaths(context.project)
  for view in context.ofProgram(NativeViewIDs.init).entries {
    // Ids of a page need not differ from those of other pages and components.
    if view.isOfPage, view.placement.loop == nil { continue }
    guard case .repeated(let related) = paths.renderCount(of: view.range, at: view.placement, in: view.file)
    else { continue }
    let isInComponent = context.project.files[view.file].unit.kind == .component
    context.report(
      view.place,
      repeatedID(view, isInLoop: view.placement.loop != nil, isInComponent: isInComponent && !view.isOfPage),
      related: related)
  }
}

private func repeatedID(_ view: NativeViewIDs.Entry, isInLoop: Bool, isInComponent: Bool)
  -> Message
{
  let help: LocalizedText =
    if isInLoop, isInComponent {
      .init(
        en: "make it differ, such as id=\"\(view.id)-{{$id}}-{{index}}\"",
        zh: "使 id 各不相同，例如 id=\"\(view.id)-{{$id}}-{{index}}\"")
    } else if isInLoop {
      .init(
        en: "make it differ in each round, such as id=\"\(view.id)-{{index}}\"",
        zh: "使每一轮的 id 各不相同，例如 id=\"\(view.id)-{{index}}\"")
    } else if isInComponent {
      .init(
        en: "make it differ in each instance of the component: id=\"\(view.id)-{{$id}}\"",
        zh: "使组件每个实例的 id 各不相同：id=\"\(view.id)-{{$id}}\"")
    } else {
      .init(
        en:
          "make it differ in each use, such as id=\"\(view.id)-{{name}}\" with a name that each use passes",
        zh: "使每次使用的 id 各不相同，例如 id=\"\(view.id)-{{name}}\"，其中 name 由使用方传入")
    }
  return Message(en: "id \"\(view.id)\" is rendered more than once", zh: "id“\(view.id)”会渲染多次", help: help)
}
