import Diagnostics
import NativeSource
import ReactNative
import Testing

/// Specs as libraries write them, in TypeScript and in Flow.
@Suite struct SpecReaderTests {
  private func spec(_ text: String, path: String = "/p/Dial.ts") throws -> ComponentSpec {
    let file = ScriptFile(
      reading: SourceText(path: path, text), platforms: Set(NativePlatform.allCases), hasSuffix: false)
    return try #require(file.specs.first)
  }

  private func described(_ spec: ComponentSpec) -> [String] {
    spec.props.map { "\($0.name.text): \($0.type) = \($0.initialValue.map { "\($0)" } ?? "none")" }
      + spec.events.map {
        "\($0.name.text) \($0.phase) \($0.payload?.map(\.name).joined(separator: ",") ?? "?")"
      }
  }

  @Test(
    arguments: [
      // Members that line ends separate.
      "interface P extends ViewProps {\n  a?: CT.Double\n  b: string\n  onC?: CT.DirectEventHandler<E>\n}\ntype E = {x: Int32}\n",
      "type P = ViewProps & {a?: Double, b: string; onC?: DirectEventHandler<Readonly<{x: Int32}>> | null}\n",
      "type P = Readonly<{...ViewProps, a: ?Double, b: string, onC?: ?DirectEventHandler<{|x: Int32|}>}>\n",
      "type P = $ReadOnly<{|\n  ...ViewProps,\n  +a?: ?Double,\n  b: string,\n  onC?: ?(DirectEventHandler<E>),\n|}>;\ntype E = $ReadOnly<{| x: Int32 |}>;\n",
      "interface A { readonly a?: CodegenTypes.Double; 'b': string }\ninterface B { onC: H }\ntype H = DirectEventHandler<{x: Int32}, 'paperC'>\ninterface P extends ViewProps, A, B {}\n",
      "import {CodegenTypes as CT, type ViewProps as VP, type Double as D} from 'react-native';\ninterface P extends VP { a?: D; b: string; onC?: CT.DirectEventHandler<{x: CT.Int32}> }\n",
    ])
  func readsMembers(types: String) throws {
    let spec = try spec(types + "export default codegenNativeComponent<P>('Dial');\n")
    #expect(
      described(spec) == [
        "a: value(ReactNative.ValueKind.fraction) = number(0.0)",
        #"b: value(ReactNative.ValueKind.string) = string("")"#,
        "onC direct x",
      ])
    #expect(spec.isComplete)
  }

  @Test(
    arguments: [
      "codegenNativeComponent<P>('Dial')", "codegenNativeComponent<P>('Dial') as HostComponent<P>",
      "(codegenNativeComponent<P>('Dial'): HostComponent<P>)",
      "codegenNativeComponent<P>(\n  'Dial',\n  {interfaceOnly: true},\n)",
    ])
  func isFoundByItsCall(call: String) throws {
    let spec = try spec(
      "interface P extends ViewProps { a: boolean }\nexport default \(call);\n", path: "/p/X.tsx")
    #expect(spec.name.text == "Dial")
    #expect(spec.props.map(\.name.text) == ["a"])
  }

  @Test(
    arguments: [
      ("Double", "value(ReactNative.ValueKind.fraction)"), ("Float", "value(ReactNative.ValueKind.fraction)"),
      ("Int32", "value(ReactNative.ValueKind.integer)"), ("boolean", "value(ReactNative.ValueKind.boolean)"),
      ("ColorValue", "value(ReactNative.ValueKind.color)"), ("'a' | 'b'", "choice"),
      ("\n  | 'a'\n  | 'b'\n", "choice"),
      ("0 | 1", "choice"), ("ReadonlyArray<string>", "structure"), ("string[]", "structure"),
      ("{a: string}", "structure"),
      ("UnsafeMixed", "unknown"), ("Other", "unknown"),
      ("WithDefault<Int32, 3>", "value(ReactNative.ValueKind.integer)"),
      ("ImageSource", "structure"),
    ])
  func readsTypes(type: String, expected: String) throws {
    let spec = try spec(
      "interface P extends ViewProps { a?: \(type); z?: string }\nexport default codegenNativeComponent<P>('D');"
    )
    #expect(spec.props.map { "\($0.type)" }[0] == expected)
    #expect(spec.props.map(\.name.text) == ["a", "z"])
  }

  @Test(
    arguments: [
      ("Double", ComponentSpec.Literal.number(0)), ("boolean", .boolean(false)), ("string", .string("")),
      ("WithDefault<Double, -1.5>", .number(-1.5)), ("WithDefault<boolean, true>", .boolean(true)),
      ("WithDefault<string, 'x'>", .string("x")), ("WithDefault<string, null>", .nothing),
      ("ColorValue", nil),
    ] as [(String, ComponentSpec.Literal?)])
  func readsInitialValues(type: String, expected: ComponentSpec.Literal?) throws {
    let spec = try spec(
      "interface P extends ViewProps { a?: \(type) }\nexport default codegenNativeComponent<P>('D');")
    #expect(spec.props[0].initialValue == expected)
  }

  @Test(arguments: [
    "extends ViewProps, Other {", "extends Omit<ViewProps, 'a'> {", "{ [key: string]: string;", "{ ...Other;",
  ])
  func isIncompleteWhereNotAllIsInTheFile(head: String) throws {
    let spec = try spec("interface P \(head) a: string }\nexport default codegenNativeComponent<P>('D');")
    #expect(!spec.isComplete)
  }

  @Test func readsCommands() throws {
    let spec = try spec(
      """
      interface C {
        readonly turn: (ref: React.ElementRef<T>, to: CT.Double, by?: CT.Int32) => void
        stop(ref: R): void;
      }
      export const Commands = codegenNativeCommands<C>({supportedCommands: ['turn', "stop"]});
      export default codegenNativeComponent<P>('D', {excludedPlatforms: ['iOS'], paperComponentName: 'Old'});
      """)
    #expect(spec.commands.map(\.name.text) == ["turn", "stop"])
    #expect(spec.commands[0].arguments?.map { "\($0.name) \($0.typeName)" } == ["to Double", "by Int32"])
    #expect(spec.commands[1].arguments?.isEmpty == true)
    #expect(spec.platforms == [.android])
    #expect(spec.paperName == "Old")
  }

  /// Ranges are the ranges of members, and of names without their quotes.
  @Test func knowsWhereEverythingIs() throws {
    let text =
      "interface P extends ViewProps { 'a'?: string }\nexport default codegenNativeComponent<P>('Dial');"
    let spec = try spec(text)
    let source = SourceText(path: "/p/Dial.ts", text)
    #expect(spec.name.place.range == ByteRange(89, 93))
    #expect(source.string(spec.name.place.range) == "Dial")
    #expect(source.string(spec.props[0].name.place.range) == "a")
  }

  /// An apostrophe in the text of an element is not a string that hides the rest.
  @Test func readsElementsWithApostrophes() throws {
    let spec = try spec(
      "const a = <Text>it's</Text>;\ninterface P extends ViewProps { a: string }\nexport default codegenNativeComponent<P>('D');",
      path: "/p/D.tsx")
    #expect(spec.props.map(\.name.text) == ["a"])
  }

  @Test func readsUses() {
    let file = ScriptFile(
      reading: SourceText(
        path: "/p/A.js",
        """
        const A = requireNativeComponent('A');
        UIManager.getViewManagerConfig('B').Commands.go;
        UIManager.dispatchViewManagerCommand(tag, 'stop', []);
        """), platforms: [.ios], hasSuffix: true)
    #expect(file.uses.map(\.name.text) == ["A", "B", "B"])
    #expect(file.uses.map(\.way).contains { if case .command("go", _) = $0 { true } else { false } })
    #expect(file.dispatchedCommands.map(\.text) == ["stop"])
  }
}
