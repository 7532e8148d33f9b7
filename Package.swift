// swift-tools-version: 6.0
import PackageDescription

// The targets import strictly downward; Sources/README.md says what each one owns.
let package = Package(
  name: "mpcheck",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "mpcheck", targets: ["mpcheck"])],
  dependencies: [
    // Subcommands, help, completions and the man page come from one declaration.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .target(name: "SystemC"),
    // What the system gives to a process before any Swift runs.
    .target(name: "CArguments"),
    // The system call that lists a folder.
    .target(name: "CFolders"),
    // What ArgumentParser needs of Foundation. No target depends on it: `make release` puts it in Foundation's place.
    .target(name: "FoundationStandIn"),
    .target(name: "Diagnostics", dependencies: ["SystemC"]),
    .target(name: "Files", dependencies: ["SystemC", "CFolders", "Diagnostics"]),
    .target(name: "Markup", dependencies: ["SystemC", "Diagnostics", "CLibXML2"]),
    .target(name: "Reference", dependencies: ["Markup"]),
    .target(name: "Script", dependencies: ["Diagnostics"]),
    .target(name: "NativeSource", dependencies: ["SystemC", "Diagnostics", "CLibXML2"]),
    .target(name: "Containers", dependencies: ["Diagnostics", "Files", "NativeSource"]),
    .target(name: "MiniProgram", dependencies: ["Diagnostics", "Files", "Markup", "Script"]),
    .target(
      name: "ReactNative", dependencies: ["Diagnostics", "Files", "Script", "NativeSource"],
      exclude: ["Tables/write-tables.py"]),
    .target(
      name: "Linting",
      dependencies: [
        "Diagnostics", "Files", "Markup", "Script", "NativeSource", "Containers", "MiniProgram",
        "ReactNative",
      ]),
    .target(
      name: "Rules",
      dependencies: [
        "Diagnostics", "Files", "Markup", "Script", "NativeSource", "Containers", "MiniProgram",
        "ReactNative",
        "Linting",
      ],
      exclude: ["README.md"]),
    .target(
      name: "Workspace",
      dependencies: [
        "Diagnostics", "Files", "Markup", "NativeSource", "Containers", "MiniProgram", "ReactNative",
        "Linting",
        "Rules",
      ]),
    .target(name: "Reporting", dependencies: ["Diagnostics", "Files"]),
    .target(name: "LanguageServerProtocol", dependencies: ["Diagnostics", "Files"]),
    .target(
      name: "LanguageServer",
      dependencies: [
        "SystemC", "Diagnostics", "Files", "Markup", "Script", "NativeSource", "Containers", "MiniProgram",
        "Linting", "Rules", "Workspace", "Reference", "LanguageServerProtocol",
      ]),
    .executableTarget(
      name: "mpcheck",
      dependencies: [
        "SystemC", "CArguments", "Diagnostics", "Files", "Markup", "Script", "NativeSource", "Containers",
        "MiniProgram", "ReactNative",
        "Linting", "Rules", "Workspace", "Reporting", "LanguageServer",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    // The same random numbers for the same seed, for all tests that try broken input.
    .target(name: "SeededRandom", path: "Tests/SeededRandom"),
    .testTarget(name: "FoundationStandInTests", dependencies: ["FoundationStandIn"]),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"]),
    .testTarget(name: "MarkupTests", dependencies: ["Diagnostics", "Markup", "SeededRandom"]),
    .testTarget(name: "ReferenceTests", dependencies: ["Markup", "Reference"]),
    .testTarget(name: "FilesTests", dependencies: ["SystemC", "Diagnostics", "Files", "SeededRandom"]),
    .testTarget(
      name: "ScriptTests", dependencies: ["SystemC", "Diagnostics", "Script"], exclude: ["Comparison"]),
    .testTarget(name: "ReportingTests", dependencies: ["Diagnostics", "Files", "Reporting"]),
    .testTarget(
      name: "NativeSourceTests", dependencies: ["Diagnostics", "NativeSource", "Containers"]),
    .testTarget(
      name: "MiniProgramTests",
      dependencies: ["Diagnostics", "Files", "Markup", "Script", "MiniProgram", "SeededRandom"]),
    .testTarget(
      name: "ReactNativeTests", dependencies: ["Diagnostics", "Files", "NativeSource", "ReactNative"]),
    .testTarget(
      name: "LintingTests",
      dependencies: [
        "Diagnostics", "Files", "Markup", "Script", "NativeSource", "Containers", "MiniProgram", "Linting",
      ]),
    .testTarget(
      name: "RulesTests",
      dependencies: [
        "SystemC", "Diagnostics", "Files", "Markup", "Script", "NativeSource", "Containers", "MiniProgram",
        "Linting", "Rules", "Workspace", "SeededRandom",
      ]),
    .testTarget(
      name: "WorkspaceTests",
      dependencies: [
        "Diagnostics", "Files", "Linting", "Rules", "Workspace", "Fuzzing",
      ]),
    // A server in the process, for tests and the fuzzer.
    .target(
      name: "ServerConnection",
      dependencies: ["SystemC", "Diagnostics", "Files", "LanguageServer", "LanguageServerProtocol"],
      path: "Tests/ServerConnection"),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: [
        "Diagnostics", "Files", "Markup", "LanguageServer", "LanguageServerProtocol", "ServerConnection",
      ]),
    // Tries broken programs; a library, because `make fuzz` runs it for hours where the tests run it for seconds.
    .target(
      name: "Fuzzing",
      dependencies: [
        "SystemC", "CLibXML2", "Diagnostics", "Files", "Markup", "Script", "NativeSource", "Containers",
        "MiniProgram", "Linting", "Rules", "Workspace", "Reporting", "LanguageServerProtocol",
        "ServerConnection",
        "SeededRandom",
      ], path: "Tests/Fuzzing"),
    .executableTarget(
      name: "fuzz", dependencies: ["SystemC", "Fuzzing", "Diagnostics", "Files"], path: "Tests/FuzzRunner"),
    .testTarget(name: "FuzzTests", dependencies: ["SystemC", "Fuzzing", "Diagnostics", "Files"]),
    // The dependency on the executable builds it; the tests run it as a process.
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "mpcheck", "SystemC", "Diagnostics", "Files", "MiniProgram", "Linting", "SeededRandom",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
