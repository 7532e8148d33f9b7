import Containers
import Linting
import Markup

/// A parameter that the iOS container takes for itself.
package var containerParam: Rule {
  Rule(
    id: "container-param",
    summary: .init(
      en: "a parameter that the iOS container overwrites or removes",
      zh: "参数会被 iOS 容器占用或覆盖"),
    category: .nativeView,
    severity: .warning,
    rationale: .init(
      en:
        """
        The iOS container parses "data" and merges it into the parameters, drops "element", and adds its \
        own names that begin with "NB": the view does not get what the page wrote.
        """,
      zh: "iOS 容器会解析“data”并合并到参数中，去掉“element”，并添加以“NB”开头的自有名称：视图得不到页面所写的内容。"),
    dialects: .showingMPaaS,
    examples: [
      .wrong(
        #"<mpaas-component id="a" ⟦data⟧="{{list}}" ⟦element⟧="b"/>"#,
        message: #"the iOS container reserves "data""#,
        #"the iOS container reserves "element""#),
      .right(
        """
        <mpaas-component id="a" type="my_list" style="{{ width: 200, height: 200 }}" rows="{{list}}" parent="b"/>
        """),
    ],
    checks: [.attributes(.matching { name, _ in isContainerParameter(name) }, checkContainerParam)])
}

private func checkContainerParam(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  guard element.name.isNativeView else { return }
  let name = attribute.nameText
  // That the value is a function is the worse mistake.
  if case .functionParameter = NativeAttribute(attribute, of: element, context) { return }
  context.report(attribute.nameRange, takenName(name))
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

private func takenName(_ name: String) -> Message {
  Message(
    en: "the iOS container reserves \"\(name)\"", zh: "“\(name)”由 iOS 容器占用",
    help: .init(en: "choose another name, such as \"\(proposal(name))\"", zh: "换一个名称，例如“\(proposal(name))”")
  )
}
