import Containers
import Diagnostics
import Linting
import NativeSource

/// A splash delegate that is given to an object which the SDK never gets.
package var unattachedExtensionDelegate: Rule {
  Rule(
    id: "unattached-extension-delegate",
    summary: .init(
      en: "a GRVExtensionDelegate that is never given to the SDK",
      zh: "GRVExtensionDelegate 已配置，但没有交给 SDK"),
    category: .splashView,
    severity: .error,
    rationale: .init(
      en:
        """
        The SDK gets the splash delegate from the object that is the riverExtensionDelegate of its \
        configuration. An object that is created and configured but never assigned has no effect.
        """,
      zh: "SDK 从配置的 riverExtensionDelegate 对象中读取启动页代理。对象创建并配置后如果不交给 SDK，就不起作用。"),
    examples: [
      .wrong(
        [
          "ios/App.swift": """
          let extensionDelegate = GRVExtensionDelegate()
          extensionDelegate.uiProvider.⟦splashViewDelegate⟧ = Splash()
          """
        ], message: #""extensionDelegate" is not given to the SDK"#),
      .right([
        "ios/App.swift": """
        func start(_ config: IAPConnectInitConfig) {
          let ext = GRVExtensionDelegate()
          ext.uiProvider.splashViewDelegate = Splash()
          config.riverExtensionDelegate = ext
        }
        """
      ]),
    ],
    checks: [.host(checkUnattachedExtensionDelegate)])
}

private func checkUnattachedExtensionDelegate(_ context: HostContext) {
  let setup = context.splashSetup
  guard setup.attachments.isEmpty else { return }
  let found = setup.delegates.compactMap {
    path, assignment -> (path: String, assignment: MemberAssignment, variable: ByteRange)? in
    context.methodBodyReader(of: path)?.configuredVariable(assignment, ofClass: GRV.extensionDelegate)
      .map { (path, assignment, $0) }
  }
  if found.isEmpty || setup.mayBeSet(GRV.attachment) { return }
  for (path, assignment, variable) in found {
    context.report(
      Place(path: path, range: assignment.range), unattached(assignment.root?.text ?? ""),
      related: [RelatedPlace(en: "made here", zh: "在这里创建", at: Place(path: path, range: variable))])
  }
}

private func unattached(_ name: String) -> Message {
  Message(
    en: "\"\(name)\" is not given to the SDK", zh: "“\(name)”没有交给 SDK",
    help: .init(
      en: "set \(GRV.attachment) of the configuration to it, before the SDK is initialised",
      zh: "在 SDK 初始化之前，把配置的 \(GRV.attachment) 设为该对象"))
}
