import Diagnostics
import Linting
import Markup
import MiniProgram

/// A static id of a custom view that is rendered more than once.
package let repeatedNativeID = Rule(
  id: "repeated-native-id",
  summary: "a static id on a custom view that is rendered more than once",
  category: .nativeView,
  severity: .error,
  rationale: """
    Each round of a loop and each use of a component or a template makes a tag with the same id, and an id names \
    one native view only: the views replace each other.
    """,
  dialects: .only([Dialect.axml.id]),
  examples: [
    .wrong(
      #"<mpaas-component a:for="{{list}}" id="⟦map⟧" type="a_map"/>"#,
      message: #"id "map" is rendered more than once"#),
    .wrong(
      #"<view a:for="{{list}}"><view a:if="{{item}}"><mpaas-component id="⟦map⟧" type="a_map"/></view></view>"#,
      message: #"id "map" is rendered more than once"#),
    .wrong(
      """
      <template name="one"><mpaas-component id="⟦map⟧"/></template><template is="one"/>
      <template name="two"><mpaas-component id="chart"/></template><template is="two"/><template is="one"/>
      """, message: #"id "map" is rendered more than once"#),
    .wrong(
      [
        .init("card/card.axml", #"<mpaas-component id="⟦map⟧" type="a_map"/>"#),
        .init("card/card.json", #"{ "component": true }"#),
        .init("pages/a/a.axml", "<my-card/>"),
        .init("pages/b/b.axml", "<view><my-card/></view>"),
        .init(
          "app.json",
          #"{ "pages": ["pages/a/a", "pages/b/b"], "usingComponents": { "my-card": "/card/card" } }"#),
      ], message: #"id "map" is rendered more than once"#),
    .wrong(
      [
        .init("parts/map.axml", #"<mpaas-component id="⟦map⟧" type="a_map"/>"#),
        .init("pages/a/a.axml", #"<include src="/parts/map.axml"/>\#n<include src="/parts/map.axml"/>"#),
        .init("app.json", #"{ "pages": ["pages/a/a"] }"#),
      ], message: #"id "map" is rendered more than once"#),
    .right(
      #"<mpaas-component a:for="{{list}}" a:key="id" id="map-{{index}}" type="a_map" style="{{ width: 200, height: 200 }}"/>"#
    ),
    .right(#"<mpaas-component a:for="{{list}}" id="map-{{index}}" type="a_map"/><view a:for="{{list}}"/>"#),
    .right([
      .init("card/card.axml", #"<mpaas-component id="map" type="a_map"/>"#),
      .init("card/card.json", #"{ "component": true }"#),
      .init("pages/a/a.axml", "<my-card/>"),
      .init("pages/b/b.axml", "<view/>"),
      .init(
        "app.json",
        #"{ "pages": ["pages/a/a", "pages/b/b"], "usingComponents": { "my-card": "/card/card" } }"#),
    ]),
    .right(
      """
      <template name="one"><mpaas-component id="map"/></template>
      <template a:if="{{a}}" is="one"/><view a:else><template is="one"/></view>
      """),
  ],
  checks: [.project(check)])

private func check(_ context: ProjectContext) {
  var paths = RenderPaths(context.project)
  for view in context.ofProgram(NativeViewIDs.init).entries {
    guard case .repeated(let related) = paths.renderCount(of: view.range, at: view.placement, in: view.file)
    else { continue }
    let isInComponent = context.project.files[view.file].unit.kind == .component
    context.report(
      view.place, .repeatedID(view, isInLoop: view.placement.loop != nil, isInComponent: isInComponent),
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
