import Diagnostics
import Containers
import NativeSource
import Linting

/// A registration as the vendor's documentation shows it.
package var placeholderRegistration: Rule {
  Rule(
    id: "placeholder-registration",
    summary: .init(
      en: "a registration with the placeholders of the vendor's sample",
      zh: "注册时使用了厂商示例中的占位名称"),
    category: .host,
    severity: .error,
    rationale: .init(
      en:
        """
        The documentation registers the class "className" under the type "componentName". Both are \
        placeholders for the names of your class and type.
        """,
      zh: "文档示例以类型“componentName”注册类“className”。两者都是占位名称，代表实际的类名和类型名。"),
    examples: [
      .wrong(
        [
          "ios/a.m": """
          void a(void) { [[PSDService sharedInstance] registerComponentWithName:@"⟦componentName⟧" clsName:@"className"]; }
          void b(void) { [[PSDService sharedInstance] registerComponentWithName:@"my_map" clsName:@"⟦className⟧"]; }
          """
        ], message: #""componentName" is a placeholder for the type of your view"#,
        #""className" is a placeholder for the name of your class"#),
      .right([
        "ios/a.m": """
        void a(PSDService *s) { [s registerComponentWithName:componentName clsName:className]; [s \
        registerComponentWithName:@"my_componentName" clsName:@"MapClassName"]; }
        """
      ]),
    ],
    checks: [.host(checkPlaceholderRegistration)])
}

private func checkPlaceholderRegistration(_ context: HostContext) {
  for platform in context.facts[.mPaaS].values {
    var reported: Set<Place> = []
    for registration in platform.sourceRegistrations {
      let (type, name) = (registration.type, registration.className)
      let isClass = name.value == MPaaS.placeholderClass && !name.isClassReference
      if type.value == MPaaS.placeholderType {
        // Who left one of them in left both.
        let isNew = reported.insert(type.stringPlace).inserted
        if isClass { reported.insert(name.stringPlace) }
        if !isNew { continue }
        context.report(
          type.stringPlace, placeholder(type: MPaaS.placeholderType),
          related: isClass
            ? [RelatedPlace(en: "also a placeholder", zh: "也是占位名称", at: name.stringPlace)] : [])
      } else if isClass, reported.insert(name.stringPlace).inserted {
        context.report(name.stringPlace, placeholder(class: MPaaS.placeholderClass))
      }
    }
  }
}

private func placeholder(type: String) -> Message {
  Message(
    en: "\"\(type)\" is a placeholder for the type of your view", zh: "“\(type)”是视图类型的占位名称",
    help: .init(
      en: #"write what the pages give as type, such as "custom_map""#, zh: "改为页面中 type 的值，例如“custom_map”"))
}

private func placeholder(class name: String) -> Message {
  Message(
    en: "\"\(name)\" is a placeholder for the name of your class", zh: "“\(name)”是类名的占位名称",
    help: .init(en: "write the name of the class that shows the view", zh: "改为显示该视图的类的名称"))
}
