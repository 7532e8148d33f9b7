import Diagnostics
import Linting
import NativeSource
import ReactNative

/// An argument of a command that the native side takes as another type than the spec.
package var mismatchedCommandType: Rule {
  Rule(
    id: "mismatched-command-type",
    summary: .init(
      en: "an argument of a command with another type than in the spec",
      zh: "类型与 spec 文件中不同的命令参数"),
    category: .reactNative,
    severity: .error,
    rationale: .init(
      en: """
        A number that is taken as an integer loses its fraction: 0.5 becomes 0. A string that is taken for a number, or the \
        other way, stops the app.
        """,
      zh: """
        按整数接收的数字会丢失小数部分：0.5 变成 0。把字符串当作数字接收，或者反过来，应用会中止。
        """),
    examples: [
      .wrong(
        [
          "ios/A.m": """
          @interface AcmeDialManager : RCTViewManager
          @end
          @implementation AcmeDialManager
          RCT_EXPORT_MODULE(AcmeDial)
          - (UIView *)view { return [UISlider new]; }
          RCT_EXPORT_METHOD(turn:(nonnull NSNumber *)tag to:( ⟦NSInteger⟧ )to by:(⟦NSString *⟧)by) {}
          @end
          """,
          "src/A.ts": """
          interface C { turn: (ref: React.ElementRef<T>, to: CT.Double, by: boolean) => void; }
          export const Commands = codegenNativeCommands<C>({supportedCommands: ['turn']});
          interface NativeProps extends ViewProps {  }
          export default codegenNativeComponent<NativeProps>('AcmeDial');
          """,
          "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
        ], message: #""NSInteger" cuts the fraction of "to", which the spec declares as Double"#,
        #""NSString *" does not fit "by", which the spec declares as boolean"#),
      .right([
        "ios/AcmeDialManager.m": """
        @interface AcmeDialManager : RCTViewManager
        @end
        @implementation AcmeDialManager
        RCT_EXPORT_MODULE(AcmeDial)
        - (UIView *)view { return [UISlider new]; }
        RCT_EXPORT_METHOD(turn:(nonnull NSNumber *)tag to:(double)to by:(NSInteger)by) {}
        @end
        """,
        "android/AcmeDialManager.java": """
        class AcmeDialManager extends SimpleViewManager<Dial> {
          public String getName() { return "AcmeDial"; }
          protected Dial createViewInstance(ThemedReactContext c) { return new Dial(c); }
          public void receiveCommand(Dial v, String id, ReadableArray a) { switch (id) { case "turn": v.turn(a.getDouble(0), \
        a.getInt(1)); } }
        }
        """,
        "src/A.ts": """
        interface C { turn: (ref: R, to: CT.Double, by: CT.Int32) => void }
        export const Commands = codegenNativeCommands<C>({supportedCommands: ['turn']});
        interface NativeProps extends ViewProps {  }
        export default codegenNativeComponent<NativeProps>('AcmeDial');
        """,
        "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
      ]),
    ],
    checks: [.package(check)])
}

private func check(_ context: PackageContext) {
  let library = context.library
  // Several managers may have the method of one base.
  var seen: Set<Place> = []
  var comparison = SpecComparison<Taken, ValueKind>()
  func compare(_ type: NameAt, _ native: ValueKind?, _ argument: ComponentSpec.Argument) {
    guard let native, let kind = argument.type.kind, seen.insert(type.place).inserted else { return }
    let taken = Taken(type: type, argument: argument, cutsFraction: kind == .fraction && native == .integer)
    comparison.add(taken, native, to: argument.place, matches: kind.fits(native))
  }
  for spec in library.specs {
    for command in spec.commands {
      guard let arguments = command.arguments else { continue }
      for manager in library.appleManagers where library.isSpec(spec, of: manager.component?.text, on: .ios) {
        for method in manager.methods
        where method.scriptName == command.name.text {
          for (type, argument) in zip(method.parameterTypes.dropFirst(), arguments) {
            if let type { compare(type, ValueKind(objectiveC: bareObjectiveCType(type.text)), argument) }
          }
        }
      }
      for manager in library.androidManagers where library.isSpec(spec, of: manager.component, on: .android) {
        for taken in manager.chain.flatMap(\.commandArguments)
        where taken.index < arguments.count
          && library.command(taken.command, of: manager) == command.name.text
        {
          compare(taken.getter, kind(ofGetter: taken.getter.text), arguments[taken.index])
        }
      }
    }
  }
  for (natives, isInSpec) in comparison.differences {
    let argument = natives[0].argument
    if isInSpec {
      context.report(
        argument.place, .mismatch(natives),
        related: natives.map { RelatedPlace(en: "taken here", zh: "在这里接收", at: $0.type) })
      continue
    }
    for native in natives {
      context.report(
        native.type, .mismatch(native.type.text, argument, cutsFraction: native.cutsFraction),
        related: [RelatedPlace(en: "the argument of the spec", zh: "spec 文件中的参数", at: argument.place)])
    }
  }
}

/// How a native side takes an argument.
private struct Taken {
  var type: NameAt
  var argument: ComponentSpec.Argument
  var cutsFraction: Bool
}

private func kind(ofGetter name: String) -> ValueKind? {
  switch name {
  case "getInt": .integer
  case "getDouble": .fraction
  case "getBoolean": .boolean
  case "getString": .string
  default: nil
  }
}

extension Message {
  /// The message for the spec, where all native sides differ from it.
  fileprivate static func mismatch(_ natives: [Taken]) -> Message {
    let (argument, types) = (natives[0].argument, quotedSentence(distinct(natives.map(\.type.text))))
    return Message(
      natives[0].cutsFraction
        ? LocalizedText(
          en:
            "native sides cut the fraction of \"\(argument.name)\", which is \(argument.typeName) here: "
            + "they take it with \(types.english)",
          zh: "原生端丢弃“\(argument.name)”的小数部分：此处的类型是 \(argument.typeName)，原生端用\(types.chinese)接收")
        : LocalizedText(
          en:
            "\"\(argument.name)\" is \(argument.typeName) here, and native sides take it with \(types.english)",
          zh: "“\(argument.name)”在这里的类型是 \(argument.typeName)，而原生端用\(types.chinese)接收"),
      help: .init(en: "give all sides one type", zh: "各端使用同一类型"))
  }

  fileprivate static func mismatch(
    _ type: String, _ argument: ComponentSpec.Argument, cutsFraction: Bool
  ) -> Message {
    Message(
      cutsFraction
        ? LocalizedText(
          en:
            "\"\(type)\" cuts the fraction of \"\(argument.name)\", which the spec declares as \(argument.typeName)",
          zh: "“\(type)”丢弃“\(argument.name)”的小数部分，spec 文件声明的类型是 \(argument.typeName)")
        : LocalizedText(
          en:
            "\"\(type)\" does not fit \"\(argument.name)\", which the spec declares as \(argument.typeName)",
          zh: "“\(type)”与“\(argument.name)”不符，spec 文件声明的类型是 \(argument.typeName)"),
      help: cutsFraction
        ? .init(en: "take a floating-point number, or declare an Int32", zh: "用浮点数接收，或在 spec 文件中声明为 Int32")
        : .init(en: "give both sides one type", zh: "两端使用同一类型"))
  }
}
