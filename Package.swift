// swift-tools-version: 6.0
import PackageDescription

// Where the pages about the rules are published. Without it mpcheck links to none.
let address = Context.environment["MPCHECK_ADDRESS"] ?? ""
let isAddress =
  (address.hasPrefix("https://") || address.hasPrefix("http://"))
  && address.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-._~:/%@".contains($0)) }
if !address.isEmpty && !isAddress { fatalError("MPCHECK_ADDRESS is not the address of a folder: \(address)") }

// The account that publishes releases. Without it the guide shows no address of one.
let owner = Context.environment["MPCHECK_OWNER"] ?? ""
if !owner.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }) {
  fatalError("MPCHECK_OWNER is not the name of an account: \(owner)")
}

// The targets import strictly downward; Sources/README.md says what each one owns.
let package = Package(
  name: "mpcheck",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "mpcheck", targets: ["mpcheck"])],
  dependencies: [
    // Subcommands, help, completions and the man page come from one declaration. One version, so that no lock file is needed.
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2")
  ],
  targets: [
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .target(name: "SystemC"),
    // What the system gives to a process before any Swift runs.
    .target(name: "CArguments"),
    .target(
      name: "CAddress",
      cSettings: [("MPCHECK_ADDRESS", address), ("MPCHECK_OWNER", owner)].filter { !$0.1.isEmpty }
        .map { .define($0.0, to: "\"\($0.1)\"") }),
    // The pages of the guide, which are Markdown beside it.
    .target(name: "CGuidePages"),
    // System calls for files that Swift cannot make.
    .target(name: "CFiles"),
    .target(name: "Diagnostics", dependencies: ["SystemC"]),
    .target(name: "Files", dependencies: ["SystemC", "CFiles", "Diagnostics"]),
    .target(name: "Markup", dependencies: ["SystemC", "Diagnostics", "CLibXML2"]),
    .target(name: "XPath", dependencies: ["SystemC", "Diagnostics", "Markup", "CLibXML2"]),
    .target(name: "Reference", dependencies: ["Diagnostics", "Markup"]),
    .target(name: "Script", dependencies: ["Diagnostics"]),
    .target(name: "NativeSource", dependencies: ["SystemC", "Diagnostics", "Files", "CLibXML2"]),
    .target(name: "Containers", dependencies: ["Diagnostics", "Files", "NativeSource"]),
    .target(name: "MiniProgram", dependencies: ["Diagnostics", "Files", "Markup", "Script"]),
    .target(
      name: "ReactNative", dependencies: ["Diagnostics", "Files", "Script", "NativeSource"],
      exclude: ["Tables/write-tables.py"]),
    .target(
      name: "Contracts", dependencies: ["Diagnostics", "Files", "NativeSource", "Containers", "MiniProgram"]),
    .target(
      name: "Linting",
      dependencies: [
        "Diagnostics", "Files", "Markup", "XPath", "Script", "NativeSource", "Containers", "MiniProgram",
        "ReactNative", "Contracts",
      ]),
    .target(name: "Formatting", dependencies: ["Diagnostics", "Files", "Markup", "MiniProgram", "Linting"]),
    .target(
      name: "Rules",
      dependencies: [
        "Diagnostics", "Files", "Markup", "Reference", "Script", "NativeSource", "Containers", "MiniProgram",
        "ReactNative",
        "Linting",
      ],
      exclude: ["README.md"]),
    .target(
      name: "Workspace",
      dependencies: [
        "Diagnostics", "Files", "Markup", "NativeSource", "Containers", "MiniProgram", "ReactNative",
        "Linting",
      ]),
    .target(name: "Reporting", dependencies: ["Diagnostics", "Files"]),
    .target(
      name: "Guide",
      dependencies: [
        "Diagnostics", "Files", "Markup", "NativeSource", "Containers", "MiniProgram", "ReactNative",
        "Contracts",
        "XPath", "Linting", "Rules", "Workspace", "Reporting", "CAddress", "CGuidePages",
      ],
      exclude: ["Pages"]),
    .target(name: "LanguageServerProtocol", dependencies: ["Diagnostics", "Files"]),
    .target(
      name: "Answers",
      dependencies: [
        "Diagnostics", "Files", "Markup", "Reference", "Script", "NativeSource", "Containers", "MiniProgram",
        "Linting", "Workspace",
      ]),
    .target(
      name: "LanguageServer",
      dependencies: [
        "SystemC", "Diagnostics", "Files", "Markup", "NativeSource", "MiniProgram", "Linting", "Formatting",
        "Workspace", "Guide", "Answers", "LanguageServerProtocol",
      ]),
    .executableTarget(
      name: "mpcheck",
      dependencies: [
        "SystemC", "CArguments", "CAddress", "Diagnostics", "Files", "Markup", "XPath", "Script",
        "NativeSource",
        "Containers", "MiniProgram", "ReactNative", "Contracts",
        "Linting", "Formatting", "Rules", "Workspace", "Reporting", "Guide", "LanguageServer",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    // The same random numbers for the same seed, for all tests that try broken input.
    .target(name: "SeededRandom", dependencies: ["SystemC"], path: "Tests/SeededRandom"),
    .target(name: "RunnerLog", path: "Tests/RunnerLog"),
    // A thread on which what calls itself too often fails.
    .target(name: "SmallStack", dependencies: ["SystemC"], path: "Tests/SmallStack"),
    // The files that `make bless` writes.
    .target(
      name: "ExpectedFiles", dependencies: ["SystemC", "Diagnostics", "Files"], path: "Tests/ExpectedFiles"),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics", "RunnerLog", "SeededRandom"]),
    .testTarget(name: "MarkupTests", dependencies: ["Diagnostics", "Markup", "SeededRandom"]),
    .testTarget(name: "XPathTests", dependencies: ["Diagnostics", "Markup", "XPath", "SmallStack"]),
    .testTarget(
      name: "ReferenceTests", dependencies: ["Diagnostics", "Markup", "Reference", "ExpectedFiles"]),
    .testTarget(
      name: "FilesTests", dependencies: ["SystemC", "CFiles", "Diagnostics", "Files", "SeededRandom"]),
    .testTarget(
      name: "ScriptTests", dependencies: ["SystemC", "Diagnostics", "Script"], exclude: ["Comparison"]),
    .testTarget(name: "ReportingTests", dependencies: ["Diagnostics", "Files", "Reporting", "RunnerLog"]),
    .testTarget(
      name: "GuideTests", dependencies: ["Diagnostics", "Files", "Linting", "Rules", "Reporting", "Guide"]),
    .testTarget(
      name: "NativeSourceTests", dependencies: ["Diagnostics", "NativeSource", "Containers", "SeededRandom"]),
    .testTarget(
      name: "MiniProgramTests",
      dependencies: ["Diagnostics", "Files", "Markup", "Script", "MiniProgram", "SeededRandom"]),
    .testTarget(
      name: "ReactNativeTests", dependencies: ["Diagnostics", "Files", "NativeSource", "ReactNative"]),
    .testTarget(
      name: "ContractsTests",
      dependencies: [
        "Diagnostics", "Files", "NativeSource", "Containers", "MiniProgram", "Contracts", "Linting",
      ]),
    .testTarget(
      name: "LintingTests",
      dependencies: [
        "Diagnostics", "Files", "Markup", "Script", "NativeSource", "Containers", "MiniProgram", "Linting",
      ]),
    // The examples of rules that are documents, for tests and the fuzzer.
    .target(
      name: "RuleDocuments", dependencies: ["Diagnostics", "Files", "Linting", "Rules"],
      path: "Tests/RuleDocuments"),
    .testTarget(
      name: "RulesTests",
      dependencies: [
        "SystemC", "Diagnostics", "Files", "Markup", "Script", "NativeSource", "Containers", "MiniProgram",
        "Linting", "Rules", "Workspace", "RuleDocuments", "Fuzzing", "SeededRandom", "ExpectedFiles",
      ]),
    .testTarget(
      name: "FormattingTests",
      dependencies: ["Diagnostics", "Files", "Markup", "Linting", "Formatting", "Rules", "Fuzzing"]),
    .testTarget(
      name: "WorkspaceTests",
      dependencies: [
        "Diagnostics", "Files", "Markup", "Linting", "Rules", "Workspace", "Fuzzing", "SeededRandom",
      ]),
    .testTarget(
      name: "AnswersTests", dependencies: ["Diagnostics", "Files", "Markup", "Rules", "Workspace", "Answers"]),
    // A server in the process, for tests and the fuzzer.
    .target(
      name: "ServerConnection",
      dependencies: ["SystemC", "Diagnostics", "Files", "Rules", "LanguageServer", "LanguageServerProtocol"],
      path: "Tests/ServerConnection"),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: [
        "Diagnostics", "Files", "LanguageServer", "LanguageServerProtocol", "SeededRandom",
        "ServerConnection",
      ]),
    // Tries broken programs; a library, because `make fuzz` runs it for hours where the tests run it for seconds.
    .target(
      name: "Fuzzing",
      dependencies: [
        "SystemC", "CLibXML2", "Diagnostics", "Files", "Markup", "XPath", "Script", "NativeSource",
        "Containers", "MiniProgram", "Linting", "Formatting", "Rules", "Workspace", "Reporting",
        "LanguageServerProtocol",
        "ServerConnection", "RuleDocuments",
        "SeededRandom", "RunnerLog",
      ], path: "Tests/Fuzzing"),
    .executableTarget(
      name: "fuzz", dependencies: ["SystemC", "Fuzzing", "Diagnostics", "Files"], path: "Tests/FuzzRunner"),
    .testTarget(
      name: "FuzzTests", dependencies: ["Fuzzing", "Diagnostics", "Files", "SeededRandom", "SmallStack"]),
    // The dependency on the executable builds it; the tests run it as a process.
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "mpcheck", "SystemC", "Diagnostics", "Files", "MiniProgram", "Linting", "Reporting", "SeededRandom",
        "RunnerLog", "ExpectedFiles",
      ]),
    // What is declared in the executable. Apart from CommandLineTests, because what looks into it is compiled with it.
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "mpcheck", "Diagnostics", "Guide", "SeededRandom",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
