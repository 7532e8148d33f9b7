import Diagnostics
import Linting
import NativeSource
import ReactNative

/// An argument of a command that the native side takes as another type than the spec.
package var mismatchedCommandType: Rule {
  Rule(
    id: "mismatched-command-type",
    summary: .init(
      en: "a command argument whose type differs from the spec",
      zh: "命令参数的类型与 spec 文件不同"),
    category: .reactNative,
    severity: .error,
    rationale: .init(
      en:
        """
        A number that is read as an integer loses its fraction: 0.5 becomes 0. A string that is read as a \
        number, or the reverse, stops the app.
        """,
      zh: "按整数接收的数字会丢失小数部分：0.5 变成 0。把字符串当作数字接收，或者反过来，应用会中止。"),
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
        ], message: #""NSInteger" truncates "to", which the spec declares as Double"#,
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
    checks: [.package(checkMismatchedCommandType)])
}

private func checkMismatchedCommandType(_ context: PackageContext) {
  let library = context.library
  // Several managers may have the method of one base.
  var seen: Set<Place> = []
  var comparison = SpecComparison<NativeMemberType, ValueKind>()
  func compare(_ type: NameAt, _ native: ValueKind?, _ argument: ComponentSpec.Argument) {
    guard let native, let kind = argument.type.kind, seen.insert(type.place).inserted else { return }
    comparison.add(
      type, native, to: NameAt(argument.name, at: argument.place), declared: kind, argument.typeName)
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
  context.reportDifferences(
    in: comparison, here: .init(en: "taken here", zh: "在这里接收"),
    inSpec: .init(en: "the argument of the spec", zh: "spec 文件中的参数"), all: otherType)
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

/// The message for the spec, where all native sides differ from it.
private func otherType(_ natives: [NativeMemberType]) -> Message {
  let (argument, types) = (natives[0].member.text, quotedSentence(natives.map(\.type.text).uniqued()))
  let declared = natives[0].declaredType
  return Message(
    natives[0].cutsFraction
      ? LocalizedText(
        en:
          "native sides truncate \"\(argument)\", which is \(declared) here: they take \(types.english)",
        zh: "原生端丢弃“\(argument)”的小数部分：此处的类型是 \(declared)，原生端用\(types.chinese)接收")
      : LocalizedText(
        en: "\"\(argument)\" is \(declared) here, but native sides take \(types.english)",
        zh: "“\(argument)”在这里的类型是 \(declared)，而原生端用\(types.chinese)接收"),
    help: .init(en: "give all sides one type", zh: "各端使用同一类型"))
}
