import Containers
import Diagnostics
import Linting
import NativeSource

/// A configuration that is changed after the SDK has read it.
package var lateExtensionDelegate: Rule {
  Rule(
    id: "late-extension-delegate",
    summary: .init(
      en: "a riverExtensionDelegate that is set after the SDK is initialised",
      zh: "riverExtensionDelegate 在 SDK 初始化之后才设置"),
    category: .splashView,
    severity: .warning,
    rationale: .init(
      en:
        """
        The SDK reads the configuration when it is initialised, so the extension delegate must be set \
        before that.
        """,
      zh: "SDK 初始化时读取配置，扩展代理必须在此之前配置好。"),
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
    checks: [.host(checkLateExtensionDelegate)])
}

private func checkLateExtensionDelegate(_ context: HostContext) {
  struct Function: Hashable {
    var path: String
    var start: Int
  }
  var known: [Function: MethodBodyReader.UnconditionalCalls] = [:]
  for (path, assignment) in context.splashSetup.attachments {
    guard let file = context.methodBodyReader(of: path) else { continue }
    let function = Function(path: path, start: assignment.scope.lowerBound)
    let calls = known[function] ?? file.unconditionalCalls(of: GRV.launch, around: assignment)
    known[function] = calls
    guard let call = file.call(calls, before: assignment) else { continue }
    context.report(
      Place(path: path, range: assignment.range), tooLate,
      related: [RelatedPlace(en: "initialised here", zh: "在这里初始化", at: Place(path: path, range: call))])
  }
}

private let tooLate = Message(
  en: "\(GRV.attachment) is set after the SDK is initialised", zh: "\(GRV.attachment) 在 SDK 初始化之后才设置",
  help: .init(en: "set it before the call", zh: "移到该调用之前设置"))
