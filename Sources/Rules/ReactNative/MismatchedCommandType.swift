import Diagnostics
import Linting
import NativeSource
import ReactNative

/// An argument of a command that the native side takes as another type than the spec.
package let mismatchedCommandType = Rule(
  id: "mismatched-command-type",
  summary: "an argument of a command with another type than in the spec",
  category: .reactNative,
  severity: .error,
  rationale: """
    A number that is taken as an integer loses its fraction: 0.5 becomes 0. A string that is taken for a number, or the \
    other way, stops the app.
    """,
  examples: [
    .wrong(
      [
        .init(
          "ios/A.m",
          LibrarySources.managerText(
            "RCT_EXPORT_METHOD(turn:(nonnull NSNumber *)tag to:( ⟦NSInteger⟧ )to by:(⟦NSString *⟧)by) {}")),
        LibrarySources.commands(
          "'turn'",
          after: "interface C { turn: (ref: React.ElementRef<T>, to: CT.Double, by: boolean) => void; }\n"),
        LibrarySources.package,
      ], message: #""NSInteger" cuts the fraction of "to", which the spec declares as Double"#,
      #""NSString *" does not fit "by", which the spec declares as boolean"#),
    .wrong(
      [
        LibrarySources.kotlin(
          "override fun receiveCommand(v: Dial, id: String, a: ReadableArray?) { when (id) { \"turn\" -> v.turn(a!!.⟦getInt⟧(0)) } }"
        ),
        .init(
          "src/A.js",
          "interface C { +turn: (ref: R, to: Double) => void }\nexport const Commands = (codegenNativeCommands<C>({supportedCommands: ['turn']}): C);\n"
            + LibrarySources.declaration("")),
        LibrarySources.kotlinPackage, LibrarySources.package,
      ], message: #""getInt" cuts the fraction of "to", which the spec declares as Double"#),
    .wrong(
      [
        LibrarySources.java(
          "public void receiveCommand(Dial v, String id, ReadableArray a) { switch (id) { case \"turn\": v.turn(a.⟦getString⟧(0)); break; } }"
        ),
        LibrarySources.commands("'turn'", after: "interface C { turn: (ref: R, to: Int32) => void }\n"),
        LibrarySources.package,
      ], message: #""getString" does not fit "to", which the spec declares as Int32"#),
    .right([
      LibrarySources.manager(
        "RCT_EXPORT_METHOD(turn:(nonnull NSNumber *)tag to:(double)to by:(NSInteger)by) {}"),
      LibrarySources.java(
        "public void receiveCommand(Dial v, String id, ReadableArray a) { switch (id) { case \"turn\": v.turn(a.getDouble(0), a.getInt(1)); } }"
      ),
      LibrarySources.commands(
        "'turn'", after: "interface C { turn: (ref: R, to: CT.Double, by: CT.Int32) => void }\n"),
      LibrarySources.package,
    ]),
    // Boxes, unknown types, whole numbers in floating types, and methods of the new architecture.
    .right([
      LibrarySources.manager(
        "RCT_EXPORT_METHOD(turn:(nonnull NSNumber *)tag to:(nonnull NSNumber *)to by:(id)by at:(AcmePlace)at in:(float)in) {}\n- (void)turn:(NSInteger)to {}"
      ),
      LibrarySources.commands(
        "'turn'",
        after:
          "interface C { turn: (ref: R, to: CT.Double, by: string, at: string, inside: CT.Int32) => void }\n"),
      LibrarySources.package,
    ]),
    .wrong(
      [
        .init(
          "ios/A.m",
          """
          @interface RCT_EXTERN_REMAP_MODULE(AcmeDial, DialManager, RCTViewManager)
          RCT_EXTERN_METHOD(turn:(nonnull NSNumber *)tag to:(double)to by:(⟦int⟧)by)
          @end
          """),
        .init(
          "ios/A.swift",
          "@objc(DialManager) class DialManager: RCTViewManager { @objc func turn(_ tag: NSNumber, to: Double, by: Int32) {} }"
        ),
        .init(
          "src/A.ts",
          "interface C { turn: (ref: R, to: CT.Double, by: CT.Float) => void; }\nexport const Commands = codegenNativeCommands<C>({supportedCommands: ['turn']});\n"
            + LibrarySources.declaration("")),
        LibrarySources.package,
      ], message: #""int" cuts the fraction of "by", which the spec declares as Float"#),
    // Commands by the names of constants, and types of the other language.
    .right([
      LibrarySources.kotlin(
        "override fun receiveCommand(v: Dial, id: String, a: ReadableArray?) { when (id) { TURN -> v.turn(a!!.getInt(0)); \"spin\" -> v.spin(a!!.getMap(0)) } }"
      ),
      .init(
        "src/A.ts",
        "interface C { turn: (ref: R, to: CT.Double) => void; spin: (ref: R, to: CT.Double) => void; }\nexport const Commands = codegenNativeCommands<C>({supportedCommands: ['turn', 'spin']});\n"
          + LibrarySources.declaration("")),
      LibrarySources.kotlinPackage, LibrarySources.package,
    ]),
    // Two specs for one platform.
    .right([
      LibrarySources.manager("RCT_EXPORT_METHOD(turn:(nonnull NSNumber *)tag to:(NSInteger)to) {}"),
      .init(
        "src/A.ts",
        "interface C { turn: (ref: R, to: CT.Double) => void; }\nexport const Commands = codegenNativeCommands<C>({supportedCommands: ['turn']});\n"
          + LibrarySources.declaration("")),
      .init("src/B.ts", LibrarySources.declaration("")), LibrarySources.package,
    ]),
  ],
  checks: [.package(check)])

private func check(_ context: PackageContext) {
  let library = context.library
  // Several managers may have the method of one base.
  var seen: Set<Place> = []
  func compare(_ type: NameAt, _ native: ValueKind?, _ argument: ComponentSpec.Argument) {
    guard let native, let kind = argument.type.kind, !kind.fits(native), seen.insert(type.place).inserted
    else { return }
    context.report(
      type, .mismatch(type.text, argument, cutsFraction: kind == .fraction && native == .integer),
      related: [RelatedPlace("the argument of the spec", at: argument.place)])
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
        where taken.command == .literal(command.name.text) && taken.index < arguments.count {
          compare(taken.getter, kind(ofGetter: taken.getter.text), arguments[taken.index])
        }
      }
    }
  }
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
  fileprivate static func mismatch(
    _ type: String, _ argument: ComponentSpec.Argument, cutsFraction: Bool
  ) -> Message {
    Message(
      cutsFraction
        ? "\"\(type)\" cuts the fraction of \"\(argument.name)\", which the spec declares as \(argument.typeName)"
        : "\"\(type)\" does not fit \"\(argument.name)\", which the spec declares as \(argument.typeName)",
      help: cutsFraction ? "take a floating-point number, or declare an Int32" : "give both sides one type")
  }
}
