import Diagnostics
import Containers
import NativeSource
import Linting
import MiniProgram

/// One type registered with two classes.
package var duplicateRegistration: Rule {
  Rule(
    id: "duplicate-registration",
    summary: "one type that is registered with two classes",
    category: .host,
    severity: .error,
    rationale: """
      The registry has one class for each type. The later registration replaces the earlier one, and which is later \
      depends on the order of calls.
      """,
    examples: [
      .wrong(
        [
          "ios/a.m": """
          #define kMap @"my_map"
          void a(PSDService *s) {
            [s registerComponentWithName:@"my_map" clsName:@"MapView"];
            [s registerComponentWithName:@"⟦my_map⟧" clsName:@"ChartView"];
            [s registerComponentWithName:⟦kMap⟧ clsName:NSStringFromClass([ListView class])];
          }
          """
        ], message: #"type "my_map" is registered with another class, too"#,
        #"type "my_map" is registered with another class, too"#),
      .right([
        "ios/a.m": """
        void a(PSDService *s) {
          [s registerComponentWithName:@"my_map" clsName:NSStringFromClass([MapView class])];
          [s registerComponentWithName:@"my_chart" clsName:NSStringFromClass([ChartView class])];
          [s registerComponentWithName:@"my_list" clsName:NSStringFromClass([ListView class])];
        }
        """
      ]),
    ],
    checks: [.host(check)])
}

private func check(_ context: HostContext) {
  for platform in ContainerSet.all.systems.flatMap({ context.facts[$0].values }) {
    var byType: [String: [ViewRegistration]] = [:]
    for registration in platform.sourceRegistrations {
      guard let type = registration.type.value, registration.isResolved, !registration.isSwapped,
        type != MPaaS.placeholderType
      else { continue }
      byType[type, default: []].append(registration)
    }
    for (type, registrations) in byType {
      let first = registrations[0]
      for later in registrations.dropFirst() where !isSameClass(first, later) && areBothMade(first, later) {
        context.report(
          later.type.place, .duplicateType(type),
          related: [RelatedPlace("registered first here", at: first.type.place)])
      }
    }
  }
}

private func isSameClass(_ a: ViewRegistration, _ b: ViewRegistration) -> Bool {
  if let a = a.classIndex, let b = b.classIndex { return a == b }
  return a.className.value == b.className.value
}

/// Whether one run of one application makes both.
private func areBothMade(_ a: ViewRegistration, _ b: ViewRegistration) -> Bool {
  if a.isConditional || b.isConditional { return false }
  if a.place.path == b.place.path { return true }
  switch a.platform {
  case .ios:
    // An application has one launch method.
    return a.enclosingSelector != MPaaS.launchSelector
      || b.enclosingSelector != MPaaS.launchSelector
  case .android: return sourceSet(a.place.path) == sourceSet(b.place.path)
  }
}

/// The path down to the source set of a Gradle module: `app/src/main`.
private func sourceSet(_ path: String) -> [Substring] {
  let parts = path.split(separator: "/")
  guard let source = parts.lastIndex(of: "src") else { return [] }
  return Array(parts.prefix(source + 2))
}

extension Message {
  fileprivate static func duplicateType(_ type: String) -> Message {
    Message(
      "type \"\(type)\" is registered with another class, too",
      help: "register each class under a type of its own")
  }
}
