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
    .target(name: "Diagnostics"),
    .target(name: "Markup", dependencies: ["Diagnostics", "CLibXML2"]),
    .target(name: "Script", dependencies: ["Diagnostics"]),
    .target(name: "HostCode", dependencies: ["Diagnostics", "CLibXML2"]),
    .target(name: "MiniProgram", dependencies: ["Diagnostics", "Markup", "Script"]),
    .target(
      name: "Linting", dependencies: ["Diagnostics", "Markup", "Script", "HostCode", "MiniProgram"]),
    .target(
      name: "Rules",
      dependencies: ["Diagnostics", "Markup", "Script", "HostCode", "MiniProgram", "Linting"]),
    .target(name: "Reporting", dependencies: ["Diagnostics"]),
    .executableTarget(
      name: "mpcheck",
      dependencies: [
        "Diagnostics", "Markup", "Script", "HostCode", "MiniProgram", "Linting", "Rules", "Reporting",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"]),
    .testTarget(name: "MarkupTests", dependencies: ["Diagnostics", "Markup"]),
    .testTarget(name: "ScriptTests", dependencies: ["Diagnostics", "Script"], exclude: ["Comparison"]),
    .testTarget(name: "ReportingTests", dependencies: ["Diagnostics", "Reporting"]),
    .testTarget(name: "HostCodeTests", dependencies: ["Diagnostics", "HostCode"]),
    .testTarget(name: "MiniProgramTests", dependencies: ["Diagnostics", "Markup", "Script", "MiniProgram"]),
    .testTarget(
      name: "LintingTests",
      dependencies: ["Diagnostics", "Markup", "Script", "HostCode", "MiniProgram", "Linting"]),
    .testTarget(
      name: "RulesTests",
      dependencies: ["Diagnostics", "Markup", "Script", "HostCode", "MiniProgram", "Linting", "Rules"]),
    // Tries broken programs; a library, because `make fuzz` runs it for hours where the tests run it for seconds.
    .target(
      name: "Fuzzing",
      dependencies: [
        "CLibXML2", "Diagnostics", "Markup", "Script", "HostCode", "MiniProgram", "Linting", "Rules",
        "Reporting",
      ], path: "Tests/Fuzzing"),
    .executableTarget(
      name: "fuzz", dependencies: ["Fuzzing", "Diagnostics", "MiniProgram"], path: "Tests/FuzzRunner"),
    .testTarget(name: "FuzzTests", dependencies: ["Fuzzing", "Diagnostics", "MiniProgram"]),
    // The dependency on the executable builds it; the tests run it as a process.
    .testTarget(
      name: "CommandLineTests", dependencies: ["mpcheck", "Diagnostics", "MiniProgram", "Linting"]),
  ],
  swiftLanguageModes: [.v6]
)
