import Diagnostics
import Linting
import Markup
import MiniProgram

/// A static id of a native view that is rendered more than once.
package var repeatedNativeID: Rule {
  Rule(
    id: "repeated-native-id",
    summary: "a static id on a native view that is rendered more than once",
    category: .nativeView,
    severity: .error,
    rationale: """
      Each round of a loop and each use of a component or a template makes a tag with the same id, and an id names \
      one native view only: the views replace each other.
      """,
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
    ],
    checks: [.project(check)])
}

private func check(_ context: ProjectContext) {
  var paths = RenderPaths(context.project)
  for view in context.ofProgram(NativeViewIDs.init).entries {
    // Ids of a page need not differ from those of other pages and components.
    if view.isOfPage, view.placement.loop == nil { continue }
    guard case .repeated(let related) = paths.renderCount(of: view.range, at: view.placement, in: view.file)
    else { continue }
    let isInComponent = context.project.files[view.file].unit.kind == .component
    context.report(
      view.place,
      .repeatedID(view, isInLoop: view.placement.loop != nil, isInComponent: isInComponent && !view.isOfPage),
      related: related)
  }
}

extension Message {
  fileprivate static func repeatedID(_ view: NativeViewIDs.Entry, isInLoop: Bool, isInComponent: Bool)
    -> Message
  {
    let help =
      if isInLoop, isInComponent {
        "make it differ, such as id=\"\(view.id)-{{$id}}-{{index}}\""
      } else if isInLoop {
        "make it differ in each round, such as id=\"\(view.id)-{{index}}\""
      } else if isInComponent {
        "make it differ in each instance of the component: id=\"\(view.id)-{{$id}}\""
      } else {
        "make it differ in each use, such as id=\"\(view.id)-{{name}}\" with a name that the user gives"
      }
    return Message("id \"\(view.id)\" is rendered more than once", help: help)
  }
}
