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
    func isOf(_ name: String?) -> Bool { name == spec.name.text || name != nil && name == spec.paperName }
    for command in spec.commands {
      guard let arguments = command.arguments else { continue }
      for manager in library.appleManagers
      where spec.platforms.contains(.ios) && isOf(manager.component?.text) {
        for method in manager.methods
        where method.scriptName == command.name.text {
          for (type, argument) in zip(method.parameterTypes.dropFirst(), arguments) {
            if let type { compare(type, ValueKind(objectiveC: bareObjectiveCType(type.text)), argument) }
          }
        }
      }
      for manager in library.androidManagers
      where spec.platforms.contains(.android) && isOf(manager.component) {
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
