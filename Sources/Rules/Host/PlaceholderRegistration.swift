import Diagnostics
import Containers
import NativeSource
import Linting

/// A registration as the vendor's documentation shows it.
package var placeholderRegistration: Rule {
  Rule(
    id: "placeholder-registration",
    summary: "a registration with the placeholders of the vendor's sample",
    category: .host,
    severity: .error,
    rationale: """
      The documentation registers the class "className" under the type "componentName". They are placeholders for \
      the names of your class and your type.
      """,
    examples: [
      .wrong(
        [
          "ios/a.m": """
          void a(void) { [[PSDService sharedInstance] registerComponentWithName:@"⟦componentName⟧" clsName:@"⟦className⟧"]; }
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
    checks: [.host(check)])
}

private func check(_ context: HostContext) {
  for platform in context.facts[.mPaaS].values {
    var reported: Set<Place> = []
    for registration in platform.sourceRegistrations {
      let (type, name) = (registration.type, registration.className)
      if type.value == MPaaS.placeholderType, reported.insert(type.stringPlace).inserted {
        context.report(type.stringPlace, .placeholder(type: MPaaS.placeholderType))
      }
      if name.value == MPaaS.placeholderClass, !name.isClassReference,
        reported.insert(name.stringPlace).inserted
      {
        context.report(name.stringPlace, .placeholder(class: MPaaS.placeholderClass))
      }
    }
  }
}

extension Message {
  fileprivate static func placeholder(type: String) -> Message {
    Message(
      "\"\(type)\" is a placeholder for the type of your view",
      help: #"write what the pages give as type, such as "custom_map""#)
  }

  fileprivate static func placeholder(class name: String) -> Message {
    Message(
      "\"\(name)\" is a placeholder for the name of your class",
      help: "write the name of the class that shows the view")
  }
}
