import Diagnostics
import Linting
import NativeSource
import ReactNative

/// A command that a script sends and no native side has.
package let unknownViewCommand = Rule(
  id: "unknown-view-command",
  summary: "a command that a script sends and no native side has",
  category: .reactNative,
  severity: .error,
  rationale:
    "The command is `undefined`, or a name that no view manager knows: nothing happens, or the app stops.",
  examples: [
    .wrong(
      [
        .init("src/A.js", "const id = UIManager.getViewManagerConfig('AcmeDial').Commands.⟦resett⟧;"),
        LibrarySources.manager("RCT_EXPORT_METHOD(reset:(nonnull NSNumber *)tag) {}"), LibrarySources.package,
      ], message: #""AcmeDial" has no command "resett" on any platform"#),
    .wrong(
      [
        .init("src/A.ts", "UIManager.dispatchViewManagerCommand(findNodeHandle(ref), '⟦spin⟧', []);"),
        LibrarySources.kotlin(
          "override fun receiveCommand(v: Dial, id: String, a: ReadableArray?) { if (id == \"reset\") v.reset() }"
        ),
        LibrarySources.kotlinPackage, LibrarySources.package,
      ], message: #"no native side has a command "spin""#),
    .right([
      .init(
        "src/A.js",
        "const id = UIManager.getViewManagerConfig('AcmeDial').Commands.reset;\nUIManager.dispatchViewManagerCommand(tag, 'reset', []);"
      ),
      LibrarySources.manager("RCT_EXPORT_METHOD(reset:(nonnull NSNumber *)tag) {}"), LibrarySources.package,
    ]),
    // On Android alone, by the spec, of a component that nothing registers, and by a name that is made at run time.
    .right([
      .init(
        "src/A.js",
        """
        UIManager.getViewManagerConfig('AcmeDial')?.Commands.reset;
        UIManager.getViewManagerConfig('AcmeDial').Commands.spin;
        UIManager.getViewManagerConfig('Other').Commands.any;
        UIManager.getViewManagerConfig('AcmeDial').Commands[name];
        UIManager.dispatchViewManagerCommand(tag, name, []);
        """),
      LibrarySources.commands("'spin'"),
      LibrarySources.kotlin("override fun getCommandsMap() = mapOf(\"reset\" to 1)"),
      LibrarySources.kotlinPackage,
      LibrarySources.package,
    ]),
    // `RK` in the name of a module becomes `RCT`.
    .wrong(
      [
        .init(
          "src/A.ts",
          "UIManager.getViewManagerConfig('RCTDial')!.Commands.⟦spin⟧;\nUIManager.getViewManagerConfig('RCTDial')?.Commands?.⟦turn⟧;"
        ),
        .init(
          "ios/A.m",
          "@interface Dial : RCTViewManager\n@end\n@implementation Dial\nRCT_EXPORT_MODULE(RKDialManager)\n@end"
        ),
        LibrarySources.package,
      ], message: #""RCTDial" has no command "spin" on any platform"#,
      #""RCTDial" has no command "turn" on any platform"#),
  ],
  checks: [.package(check)])

private func check(_ context: PackageContext) {
  let library = context.library
  let declared = Set(library.specs.flatMap(\.commands).map(\.name.text))
  let exported = Set(library.apple.flatMap(\.parts).flatMap(\.exportedMethods).map(\.scriptName))
  let hasMacros = library.apple.flatMap(\.macroNames)
  func isKnown(_ command: String) -> Bool {
    declared.contains(command) || exported.contains(command) || library.androidStrings.contains(command)
      || library.android.contains { $0.names.contains(command) } || hasMacros.contains(command)
  }
  func nearest(_ command: String) -> String? { nearestName(to: command, in: declared.union(exported)) }
  for use in library.uses {
    guard case .command(let command, let range) = use.way, !isKnown(command) else { continue }
    let name = use.name.text
    let isRegistered = NativePlatform.allCases.contains { platform in
      library.registrations(on: platform).contains { $0.text == name }
    }
    guard isRegistered else { continue }
    context.report(
      Place(path: use.name.place.path, range: range), .unknown(command, of: name, nearest(command)),
      related: related(nearest(command), library))
  }
  if NativePlatform.allCases.allSatisfy({ library.registrations(on: $0).isEmpty }) { return }
  for command in library.scripts.flatMap(\.dispatchedCommands) {
    if isKnown(command.text) || library.words.contains(command.text) { continue }
    context.report(
      command, .unknown(command.text, of: nil, nearest(command.text)),
      related: related(nearest(command.text), library))
  }
}

private func related(_ name: String?, _ library: Library) -> [RelatedPlace] {
  let methods = library.apple.flatMap(\.parts).flatMap(\.exportedMethods)
  guard let name, let method = methods.first(where: { $0.scriptName == name }) else { return [] }
  return [RelatedPlace("the nearest command", at: method.name)]
}

extension Message {
  fileprivate static func unknown(_ command: String, of component: String?, _ nearest: String?) -> Message {
    Message(
      component.map { "\"\($0)\" has no command \"\(command)\" on any platform" }
        ?? "no native side has a command \"\(command)\"",
      help: didYouMean(nearest) ?? "export a method of this name in the view manager")
  }
}
