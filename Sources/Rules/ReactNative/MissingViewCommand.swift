import Diagnostics
import Linting
import NativeSource
import ReactNative

/// A command of a spec that a native side does not have.
package var missingViewCommand: Rule {
  Rule(
    id: "missing-view-command",
    summary: .init(
      en: "a command that one native side does not have",
      zh: "命令在组件的某个原生端不存在"),
    category: .reactNative,
    severity: .error,
    rationale: .init(
      en:
        """
        A command reaches the native side by its name. If the manager exports no method of that name, or \
        the component view has no `handleCommand:args:`, the command is dropped, or the app stops.
        """,
      zh: "命令按名称发往原生端。如果视图管理器没有导出同名方法，或者组件视图没有 `handleCommand:args:`，命令会丢失，或者应用中止。"),
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
    checks: [.package(checkMissingViewCommand)])
}

private func checkMissingViewCommand(_ context: PackageContext) {
  let library = context.library
  for spec in library.specs where !spec.commands.isEmpty {
    for view in library.viewsWithoutCommands(spec) {
      guard let place = view.type.place else { continue }
      context.report(
        place, withoutCommands(view.type.name, view.component, view.commands.map(\.text)),
        related: view.commands.map { RelatedPlace(en: "a command of the spec", zh: "spec 文件中的命令", at: $0) })
    }
    let lacking = spec.commands.map { library.managers(of: spec, lacking: $0.name.text) }
    let commonFinding = commonFinding(spec.commands.map(\.name), lacking)
    for (command, lacking) in zip(spec.commands, lacking) where !lacking.isEmpty {
      context.report(
        command.name.place, missing([command.name.text], lacking),
        severity: lacking.allSatisfy(\.isOldOnly) ? .warning : nil,
        related: lacking.map { RelatedPlace(en: "the class", zh: "该类", at: $0.manager) },
        commonFinding: commonFinding)
    }
  }
}

/// Where one manager has none of several commands, that is one cause.
private func commonFinding(_ commands: [NameAt], _ lacking: [[LackingManager]]) -> CommonFinding? {
  guard let first = lacking.first, let manager = first.first?.manager, commands.count > 1,
    lacking.allSatisfy({ $0.map(\.manager) == [manager] })
  else { return nil }
  let message = missing(commands.map(\.text), first)
  return CommonFinding(at: commands[0].place, message.text, help: message.help, ofAtLeast: commands.count)
}

extension [AppleMethod] {
  /// Whether one for the command has nothing in it: it does nothing on purpose.
  fileprivate func leaveEmpty(_ command: String) -> Bool {
    contains { $0.isEmpty && $0.name.text == command }
  }
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
      let missing = spec.commands.map(\.name).filter { command in
        isSent(command.text, on: .ios) && !methods.leaveEmpty(command.text)
      }
      return missing.isEmpty ? nil : (view.component, view.type, missing)
    }
  }

  /// Whether a component view of the spec has a method for the command with nothing in it: the command is not for iOS.
  private func isLeftEmpty(_ command: String, of spec: ComponentSpec) -> Bool {
    componentViews.contains { view in
      isSpec(spec, of: view.component, on: .ios)
        && classes.chain(view.type).classes.flatMap(\.methods).leaveEmpty(command)
    }
  }

  private func isSent(_ command: String, on platform: NativePlatform) -> Bool {
    sendingPlatforms[command]?.contains(platform) ?? true
  }

  /// The first view manager of a component on each platform that does not have a command.
  fileprivate func managers(of spec: ComponentSpec, lacking command: String) -> [LackingManager] {
    var found: [LackingManager] = []
    if isSent(command, on: .ios), !isLeftEmpty(command, of: spec),
      let lacking = appleManager(of: spec, lacking: command)
    {
      let isOldOnly = componentViews.contains { isSpec(spec, of: $0.component, on: .ios) }
      if !isOldOnly || !manifest.hasOnlyNewArchitecture {
        found.append(LackingManager(platform: .ios, manager: lacking, isOldOnly: isOldOnly))
      }
    }
    guard isSent(command, on: .android) else { return found }
    let lacking = androidManagers.first { manager in
      isSpec(spec, of: manager.component, on: .android) && manager.has("receiveCommand")
        && !manager.hasDelegate && !Library.isDerived(manager)
        && (!androidStrings.contains(command) && !mayHandle(command, manager) || drops(command, manager))
        && !manager.chain.contains { $0.emptyMethods.contains(command) }
    }
    if let lacking {
      let isOldOnly = androidManagers.contains { $0.component == lacking.component && $0.hasDelegate }
      found.append(LackingManager(platform: .android, manager: lacking.type.name, isOldOnly: isOldOnly))
    }
    return found
  }

  /// Whether a manager may find something by the name of a command, such as a case of an enumeration or a method:
  /// `Command.valueOf(name)`.
  private func mayHandle(_ command: String, _ manager: JVMManager) -> Bool {
    let finds = android.contains { file in
      manager.chain.contains { $0.name.place.path == file.path }
        && (!file.names.isDisjoint(with: Library.finders)
          || file.names.contains { $0.hasSuffix("ManagerDelegate") })
    }
    guard finds else { return false }
    let name = command.lettersAndDigits
    return android.contains { file in file.names.contains { $0.lettersAndDigits == name } }
  }

  /// What finds a case of an enumeration, or a method, by its name.
  private static let finders: Set<String> = [
    "valueOf", "values", "entries", "enumValueOf", "methods", "declaredMethods", "memberFunctions",
    "getMethod", "getDeclaredMethod", "invoke",
  ]

  private func appleManager(of spec: ComponentSpec, lacking command: String) -> NameAt? {
    let mayExport = apple.contains { $0.macroNames.contains(command) }
    if !mayExport, !scripts.contains(where: \.testsArchitecture) {
      let drawn = componentViews.filter { isSpec(spec, of: $0.component, on: .ios) }.map(\.type.name)
      for manager in appleManagers
      where manager.servesViews && isSpec(spec, of: manager.component?.text, on: .ios) && !isDerived(manager)
      {
        // It is there for the name alone.
        if !drawn.isEmpty, manager.makesPlainViews { continue }
        if let view = manager.view, drawn.contains(view.name) { continue }
        if manager.methods.contains(where: { $0.scriptName == command }) { continue }
        if let place = manager.type.place { return NameAt(manager.type.name, at: place) }
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
private struct LackingManager {
  var platform: NativePlatform
  var manager: NameAt
  /// Whether apps with the new architecture use another class, which has the command.
  var isOldOnly: Bool
  /// Where apps go without the command. Where there is no class for the new architecture, Android's managers serve both.
  var extent: LocalizedText {
    isOldOnly || platform == .ios
      ? .init(en: "in the old architecture on \(platform.shown)", zh: "\(platform.shown) 旧架构上")
      : .init(en: "on \(platform.shown)", zh: "\(platform.shown) 上")
  }
}

private func missing(_ commands: [String], _ lacking: [LackingManager]) -> Message {
  // The classes of both platforms often have one name.
  let names = lacking.map(\.manager.text).uniqued()
  let managers = quotedSentence(names)
  let extents = LocalizedText(
    en: sentenceList(lacking.map(\.extent.english)).english,
    zh: lacking.map(\.extent.chinese).joined(separator: "和 "))
  let list = quotedSentence(commands)
  let isOne = commands.count == 1
  return Message(
    en:
      "\(managers.english) \(names.count == 1 ? "has" : "have") \(isOne ? "no command" : "none of the commands") "
      + "\(list.english), so \(isOne ? "it does" : "they do") nothing \(extents.english)",
    zh: "\(managers.chinese)没有实现命令\(list.chinese)，\(isOne ? "该命令" : "这些命令")在 \(extents.chinese)不起作用",
    help: .init(
      en:
        "add \(isOne ? "it" : "them") there, or remove \(isOne ? "it" : "them") from \"supportedCommands\"",
      zh: "在该类中添加\(isOne ? "该命令" : "这些命令")，或从“supportedCommands”中删除"))
}

private func withoutCommands(
  _ type: String, _ component: String, _ commands: [String]
) -> Message {
  let names = quotedSentence(commands)
  return Message(
    en:
      "\"\(type)\" has no \"handleCommand:args:\", so \(names.english) \(commands.count == 1 ? "does" : "do") "
      + "nothing in the new architecture on iOS",
    zh: "“\(type)”没有“handleCommand:args:”，\(names.chinese)在 iOS 的新架构上不起作用",
    help: .init(
      en: "call \"RCT\(component)HandleCommand(self, commandName, args)\" there",
      zh: "添加该方法，在其中调用“RCT\(component)HandleCommand(self, commandName, args)”"))
}
