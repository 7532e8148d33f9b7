import Containers
import Diagnostics
import Linting
import NativeSource

/// A configuration that is changed after the SDK has read it.
package var lateExtensionDelegate: Rule {
  Rule(
    id: "late-extension-delegate",
    summary: "a riverExtensionDelegate that is set after the SDK is initialised",
    category: .splashView,
    severity: .warning,
    rationale:
      "The extension delegate must be configured before the SDK is initialised, which reads the configuration.",
    examples: [
      .wrong(
        [
          "ios/App.swift": """
          func start() {
            IAPConnectClient.sharedInstance()?.initWithContext(config, success: { }, failure: { _ in })
            config.⟦riverExtensionDelegate⟧ = ext
          }
          """
        ], message: "riverExtensionDelegate is set after the SDK is initialised"),
      .right([
        "ios/App.swift": """
        func start(_ config: IAPConnectInitConfig) {
          config.riverExtensionDelegate = makeExtensions()
          IAPConnectClient.sharedInstance()?.initWithContext(config, success: { }, failure: { _ in })
        }
        """
      ]),
    ],
    checks: [.host(check)])
}

private func check(_ context: HostContext) {
  struct Function: Hashable {
    var path: String
    var start: Int
  }
  var known: [Function: CloseReading.UnconditionalCalls] = [:]
  for (path, assignment) in context.splashSetup.attachments {
    guard let file = context.closeReading(of: path) else { continue }
    let function = Function(path: path, start: assignment.scope.lowerBound)
    let calls = known[function] ?? file.unconditionalCalls(of: GRV.launch, around: assignment)
    known[function] = calls
    guard let call = file.call(calls, before: assignment) else { continue }
    context.report(
      Place(path: path, range: assignment.range), .tooLate,
      related: [RelatedPlace("initialised here", at: Place(path: path, range: call))])
  }
}

extension Message {
  fileprivate static let tooLate = Message(
    "\(GRV.attachment) is set after the SDK is initialised", help: "set it before the call")
}
