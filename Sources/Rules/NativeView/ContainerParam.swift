import Containers
import Linting
import Markup

/// A parameter that the iOS container takes for itself.
package let containerParam = Rule(
  id: "container-param",
  summary: "a parameter that the iOS container takes or overwrites",
  category: .nativeView,
  severity: .warning,
  rationale: """
    The iOS container parses "data" and merges it into the parameters, leaves out "element", and adds names of its own \
    that begin with "NB": the view does not get what the page wrote.
    """,
  dialects: .only([Dialect.axml.id]),
  examples: [
    .wrong(
      #"<mpaas-component id="a" ⟦data⟧="{{list}}" ⟦element⟧="b"/>"#,
      message: #"the iOS container takes "data" for itself"#, #"the iOS container takes "element" for itself"#
    ),
    .wrong(
      #"<mpaas-component id="a" ⟦NBFontSize⟧="12"/>"#,
      message: #"the iOS container takes "NBFontSize" for itself"#),
    .right(
      #"<mpaas-component id="a" type="my_list" style="{{ width: 200, height: 200 }}" rows="{{list}}" parent="b"/>"#
    ),
    .right(#"<mpaas-component id="a" data-id="1" dataSource="b" Data="c" elements="d" nbSize="e"/>"#),
    .right(#"<view data="a" element="b" NBx="c"/>"#),
  ],
  checks: [.attributes(.matching { name, _ in isContainerParameter(name) }, check)])

private func check(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  guard element.name.isNativeView else { return }
  let name = attribute.nameText
  // A function is the greater mistake.
  if case .functionParameter = NativeAttribute(attribute, of: element, context) { return }
  context.report(attribute.nameRange, .takenName(name))
}

func isContainerParameter(_ name: String) -> Bool {
  MPaaS.containerParameters.contains(name) || name.hasPrefix(MPaaS.containerPrefix)
}

private func proposal(_ name: String) -> String {
  switch name {
  case "data": "viewData"
  case "element": "viewElement"
  default: "my" + name.dropFirst(2)
  }
}

extension Message {
  fileprivate static func takenName(_ name: String) -> Message {
    Message(
      "the iOS container takes \"\(name)\" for itself",
      help: "choose another name, such as \"\(proposal(name))\"")
  }
}
