import Diagnostics
import Linting
import NativeSource
import ReactNative

/// A command of a spec that a native side does not have.
package var missingViewCommand: Rule {
  Rule(
    id: "missing-view-command",
    summary: "a command that a native side of the component does not have",
    category: .reactNative,
    severity: .error,
    rationale: """
      A command goes to the native side by its name. Where the manager exports no method of that name, or the component view \
      has no `handleCommand:args:`, it is dropped, or the app stops.
      """,
    examples: [
      .wrong(
        [
          "src/A.ts": """
          export const Commands = codegenNativeCommands<C>({supportedCommands: ['⟦reset⟧', 'stop']});
          interface NativeProps extends ViewProps {  }
          export default codegenNativeComponent<NativeProps>('AcmeDial');
          """,
          "ios/AcmeDialManager.m": """
          @interface AcmeDialManager : RCTViewManager
          @end
          @implementation AcmeDialManager
          RCT_EXPORT_MODULE(AcmeDial)
          - (UIView *)view { return [UISlider new]; }
          RCT_EXPORT_METHOD(stop:(nonnull NSNumber *)tag) {}
          @end
          """,
          "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
        ],
        message:
          #""AcmeDialManager" has no command "reset", so it does nothing in the old architecture on iOS"#),
      .right([
        "src/A.ts": """
        export const Commands = codegenNativeCommands<C>({supportedCommands: ['reset']});
        interface NativeProps extends ViewProps {  }
        export default codegenNativeComponent<NativeProps>('AcmeDial');
        """,
        "ios/AcmeDialManager.m": """
        @interface AcmeDialManager : RCTViewManager
        @end
        @implementation AcmeDialManager
        RCT_EXPORT_MODULE(AcmeDial)
        - (UIView *)view { return [UISlider new]; }
        RCT_EXPORT_METHOD(reset:(nonnull NSNumber *)tag) {}
        @end
        """,
        "android/AcmeDialManager.java": """
        class AcmeDialManager extends SimpleViewManager<Dial> {
          public String getName() { return "AcmeDial"; }
          protected Dial createViewInstance(ThemedReactContext c) { return new Dial(c); }
          public void receiveCommand(Dial v, String id, ReadableArray a) { if ("reset".equals(id)) { v.reset(); } }
        }
        """,
        "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
      ]),
    ],
    checks: [.package(check)])
}

private func check(_ context: PackageContext) {
  let library = context.library
  for spec in library.specs where !spec.commands.isEmpty {
    for view in library.viewsWithoutCommands(spec) {
      guard let place = view.type.place else { continue }
      report(
        place, .withoutCommands(view.type.name, view.component, view.commands.map(\.text)), view.commands)
    }
    for manager in library.managersOfNumbers(spec) {
      guard let receiver = manager.numberReceiver else { continue }
      let commands = spec.commands.map(\.name).filter { library.isSent($0.text, on: .android) }
      if commands.isEmpty { continue }
      let lacking = LackingManager(manager, .takesNumbers, library)
      report(
        receiver.place, .takesNumbers(lacking, commands.map(\.text)), commands,
        severity: lacking.isOldOnly ? .warning : nil)
    }
    var commands: [[LackingManager]: [NameAt]] = [:]
    for command in spec.commands {
      let lacking = library.managers(of: spec, lacking: command.name.text)
      if !lacking.isEmpty { commands[lacking, default: []].append(command.name) }
    }
    for (lacking, commands) in commands.sorted(by: { $0.value[0].place.range < $1.value[0].place.range }) {
      context.report(
        commands[0].place, .missing(commands.map(\.text), lacking),
        severity: lacking.allSatisfy(\.isOldOnly) ? .warning : nil,
        related: lacking.map { RelatedPlace("the class", at: $0.manager) }
          + related(Array(commands.dropFirst())))
    }
  }

  func report(_ place: Place, _ message: Message, _ commands: [NameAt], severity: Severity? = nil) {
    context.report(place, message, severity: severity, related: related(commands))
  }
}

/// How many commands a finding names as related places.
private let mostRelated = 16

private func related(_ commands: [NameAt]) -> [RelatedPlace] {
  commands.prefix(mostRelated).map { RelatedPlace("a command of the spec", at: $0) }
}

extension Library {
  /// The component views of a spec that receive no command, with the commands that are missing there.
  fileprivate func viewsWithoutCommands(
    _ spec: ComponentSpec
  ) -> [(component: String, type: AppleClass, commands: [NameAt])] {
    componentViews.compactMap { view in
      guard isSpec(spec, of: view.component, on: .ios), !isDerived(componentView: view.type) else {
        return nil
      }
      let methods = classes.chain(view.type).classes.flatMap(\.methods)
      if methods.contains(where: { $0.selector == "handleCommand:args:" }) { return nil }
      // A method with nothing in it does nothing on purpose.
      let missing = spec.commands.map(\.name).filter { command in
        isSent(command.text, on: .ios) && !methods.contains { $0.isEmpty && $0.name.text == command.text }
      }
      return missing.isEmpty ? nil : (view.component, view.type, missing)
    }
  }

  fileprivate func isSent(_ command: String, on platform: NativePlatform) -> Bool {
    sendingPlatforms[command]?.contains(platform) ?? true
  }

  /// The view managers of Android that receive commands themselves, not by a delegate of codegen.
  private func receivers(of spec: ComponentSpec) -> [JVMManager] {
    androidManagers.filter { manager in
      isSpec(spec, of: manager.component, on: .android) && manager.has("receiveCommand")
        && !manager.hasDelegate && !Library.isDerived(manager)
    }
  }

  /// The view managers that only receive numbers, where no script sends the numbers of commands.
  fileprivate func managersOfNumbers(_ spec: ComponentSpec) -> [JVMManager] {
    let names = [spec.name.text, spec.paperName ?? spec.name.text]
    let sendsNumbers =
      scripts.contains(where: \.dispatchesUnknownCommands)
      || uses.contains { $0.way != .require && names.contains($0.name.text) }
    return sendsNumbers ? [] : receivers(of: spec).filter { $0.numberReceiver != nil }
  }

  /// The first view manager of a component on each platform that does not have a command.
  fileprivate func managers(of spec: ComponentSpec, lacking command: String) -> [LackingManager] {
    var found: [LackingManager] = []
    if isSent(command, on: .ios), let lacking = appleManager(of: spec, lacking: command) {
      found.append(lacking)
    }
    guard isSent(command, on: .android) else { return found }
    let reported = managersOfNumbers(spec).map(\.type.name)
    for manager in receivers(of: spec) where !reported.contains(manager.type.name) {
      let isUnhandled = drops(command, manager)
      guard !androidStrings.contains(command) || isUnhandled,
        !manager.chain.contains(where: { $0.emptyMethods.contains(command) })
      else { continue }
      return found + [LackingManager(manager, isUnhandled ? .doesNotHandle : .hasNot, self)]
    }
    return found
  }

  private func appleManager(of spec: ComponentSpec, lacking command: String) -> LackingManager? {
    let mayExport = apple.contains { $0.macroNames.contains(command) }
    if !mayExport, !scripts.contains(where: \.testsArchitecture) {
      let hasComponentView = componentViews.contains { isSpec(spec, of: $0.component, on: .ios) }
      for manager in appleManagers
      where manager.servesViews && isSpec(spec, of: manager.component?.text, on: .ios) && !isDerived(manager)
      {
        // It is there for the name alone.
        if hasComponentView, manager.makesPlainViews { continue }
        if manager.methods.contains(where: { $0.scriptName == command }) { continue }
        guard let place = manager.type.place else { continue }
        return LackingManager(
          platform: .ios, manager: NameAt(manager.type.name, at: place), lack: .hasNot,
          isOldOnly: hasComponentView)
      }
    }
    return nil
  }

  /// Whether a manager that has a constant for a command, or a number, never compares what it receives with it.
  private func drops(_ command: String, _ manager: JVMManager) -> Bool {
    guard let handled = manager.handledCommands, names(command, manager) else {
      return false
    }
    return !handled.contains(command)
  }
}

/// A view manager that does not have a command.
private struct LackingManager: Hashable {
  enum Lack: Hashable {
    case hasNot
    /// It names the command, and `receiveCommand` passes over it.
    case doesNotHandle
    case takesNumbers
  }

  var platform: NativePlatform
  var manager: NameAt
  var lack: Lack
  /// Whether apps with the new architecture use another class, which has the command.
  var isOldOnly: Bool

  /// Where apps go without the command. Without a class for the new architecture, Android's managers serve both.
  var extent: String {
    isOldOnly || platform == .ios
      ? "in the old architecture on \(platform.shown)" : "on \(platform.shown)"
  }
}

extension LackingManager {
  init(_ manager: JVMManager, _ lack: Lack, _ library: Library) {
    platform = .android
    self.manager = manager.type.name
    self.lack = lack
    isOldOnly = library.androidManagers.contains { $0.component == manager.component && $0.hasDelegate }
  }
}

/// The first three names in quotes, and how many more there are.
private func quotedCount(_ names: [String]) -> String {
  names.count < 6
    ? quotedSentence(names)
    : names.prefix(3).map { "\"\($0)\"" }.joined(separator: ", ") + " and \(names.count - 3) more"
}

extension Message {
  fileprivate static func missing(_ commands: [String], _ lacking: [LackingManager]) -> Message {
    let isOne = commands.count == 1
    let noun = isOne ? "command" : "commands"
    // The classes of both platforms often have one name.
    let without = distinct(lacking.filter { $0.lack == .hasNot }.map(\.manager.text))
    let silent = distinct(lacking.filter { $0.lack != .hasNot }.map(\.manager.text))
    var clauses: [String] = []
    if !without.isEmpty {
      clauses.append(
        "\(quotedSentence(without)) \(without.count == 1 ? "has" : "have") no \(noun) \(quotedCount(commands))"
      )
    }
    if !silent.isEmpty {
      let object = without.isEmpty ? quotedCount(commands) : isOne ? "it" : "them"
      clauses.append("\"receiveCommand\" of \(quotedSentence(silent)) does not handle \(object)")
    }
    return Message(
      clauses.joined(separator: ", and ")
        + ", so \(isOne ? "it does" : "they do") nothing \(sentenceList(lacking.map(\.extent)))",
      help: silent.isEmpty
        ? "add \(isOne ? "it" : "them") there, or take \(isOne ? "it" : "them") out of \"supportedCommands\""
        : "handle \(isOne ? "it" : "them") there, or take \(isOne ? "it" : "them") out of \"supportedCommands\""
    )
  }

  fileprivate static func takesNumbers(_ lacking: LackingManager, _ commands: [String]) -> Message {
    Message(
      "\"\(lacking.manager.text)\" receives commands by numbers, and they are sent by their names, "
        + "so \(quotedCount(commands)) \(commands.count == 1 ? "does" : "do") nothing \(lacking.extent)",
      help: "override \"receiveCommand\" with a string for the command")
  }

  fileprivate static func withoutCommands(
    _ type: String, _ component: String, _ commands: [String]
  ) -> Message {
    Message(
      "\"\(type)\" has no \"handleCommand:args:\", so \(quotedCount(commands)) \(commands.count == 1 ? "does" : "do") "
        + "nothing in the new architecture on iOS",
      help: "call \"RCT\(component)HandleCommand(self, commandName, args)\" there")
  }
}
