import Diagnostics
import SeededRandom
import Testing

import Files
@testable import MiniProgram

@Suite struct ReferenceResolverTests {
  private let files = MemoryFileSystem([
    "/w/.git/HEAD": "", "/w/.gitignore": "/p/es/\n/p/gen/\n",
    "/w/.gitmodules":
      "[submodule \"a\"]\n\tpath = p/lent\n\turl = u\n[submodule \"b\"]\r\n\tpath=\"p/taken\"\r\n",
    "/w/p/taken/.git": "gitdir: ../../.git/modules/b", "/w/p/lending/x.axml": "",
    "/w/p/mini.project.json":
      #"{"compileOptions":{"resolveAlias":{"@c/*":"/components/*","lib":"./shared","bad":1}}}"#,
    "/w/p/app.json": #"{"pages":[]}"#, "/w/p/pages/a/a.axml": "", "/w/p/pages/a/tpl.axml": "",
    "/w/p/pages/a/t.sjs": "", "/w/p/pages/a/u.sjs.ts": "", "/w/p/pages/a/only.ts": "",
    "/w/p/pages/w.mpx": "",
    "/w/p/components/x/index.axml": "", "/w/p/components/x/index.json": "", "/w/p/components/y.json": "",
    "/w/p/components/z/z.axml": "", "/w/p/components/built.tsx": "", "/w/p/shared/s.axml": "",
    "/w/node_modules/ui/es/b/index.axml": "", "/w/p/node_modules/@s/k/i.json": "", "/w/p/gen/kept.axml": "",
    "/w/p/node_modules/ui2/x.axml": "", "/w/out/o.axml": "",
    "/w/node_modules/ui/package.json": "{}", "/w/p/node_modules/ui2/package.json": "{}",
    "/w/p/node_modules/part/x.axml": "",
  ])

  private func resolve(_ reference: String, _ kind: ReferenceKind, at path: String = "/w/p") -> Resolution {
    var search = ProgramDiscovery(fileSystem: files, workingDirectory: "/w")
    let program = search.discover([path]).programs[0]
    return ReferenceResolver(program: program, fileSystem: files)
      .resolve(reference, from: program.root + (kind == .page ? "/app.json" : "/pages/a/a.axml"), as: kind)
  }

  @Test(arguments: [
    ("./tpl.axml", ReferenceKind.markup, "/w/p/pages/a/tpl.axml"),
    ("tpl.axml", .markup, "/w/p/pages/a/tpl.axml"),
    ("./tpl", .markup, "/w/p/pages/a/tpl.axml"), ("/pages/a/tpl.axml", .markup, "/w/p/pages/a/tpl.axml"),
    ("../a/./tpl.axml", .markup, "/w/p/pages/a/tpl.axml"), ("./t.sjs", .script, "/w/p/pages/a/t.sjs"),
    ("./t", .script, "/w/p/pages/a/t.sjs"),
    ("/components/x/index", .component, "/w/p/components/x/index.axml"),
    ("/components/x", .component, "/w/p/components/x/index.axml"),
    ("../../components/y", .component, "/w/p/components/y.json"),
    ("../../../out/o.axml", .markup, "/w/out/o.axml"),
    ("ui/es/b/index", .component, "/w/node_modules/ui/es/b/index.axml"),
    ("@s/k/i", .component, "/w/p/node_modules/@s/k/i.json"),
    ("@c/z/z", .component, "/w/p/components/z/z.axml"),
    ("lib/s.axml", .markup, "/w/p/shared/s.axml"), ("/gen/kept.axml", .markup, "/w/p/gen/kept.axml"),
    ("pages/a/a", .page, "/w/p/pages/a/a.axml"), ("/pages/a/a", .page, "/w/p/pages/a/a.axml"),
  ])
  func finds(reference: String, kind: ReferenceKind, expected: String) {
    #expect(resolve(reference, kind) == .file(expected))
  }

  @Test(arguments: [
    ("./none.axml", ReferenceKind.markup, "/w/p/pages/a/none.axml"), ("", .markup, "/w/p/pages/a.axml"),
    ("../none", .component, "/w/p/pages/none.axml"),
    ("/components/none/index", .component, "/w/p/components/none/index.axml"),
    ("../../components/x/none", .component, "/w/p/components/x/none.axml"),
    ("./none.sjs", .script, "/w/p/pages/a/none.sjs"),
    ("ui/es/none", .component, "/w/node_modules/ui/es/none.axml"),
    ("ui2/y", .component, "/w/p/node_modules/ui2/y.axml"),
    ("pages/none/none", .page, "/w/p/pages/none/none.axml"), ("nofolder/x", .page, "/w/p/nofolder/x.axml"),
    ("pages/a/only", .page, "/w/p/pages/a/only.axml"), ("taken/x", .page, "/w/p/taken/x.axml"),
    ("/taken/x", .component, "/w/p/taken/x.axml"), ("lending/y", .page, "/w/p/lending/y.axml"),
  ])
  func misses(reference: String, kind: ReferenceKind, tried: String) {
    #expect(resolve(reference, kind) == .missing(tried: tried))
  }

  @Test(arguments: [
    ("plugin://p/c", ReferenceKind.component, Resolution.Reason.plugin),
    ("dynamic-plugin://p/c", .component, .plugin),
    ("./{{name}}.axml", .markup, .dynamic), ("@/x", .component, .alias), ("~/x", .component, .alias),
    ("@c/none", .component, .alias), ("bad/x", .component, .alias), ("nopackage/x", .component, .package),
    ("@s/none/i", .component, .package), ("ui", .component, .package),
    ("ui/lib/x", .component, .absentFolder), ("part/y", .component, .package),
    ("../../es/list/index", .component, .passedOverFolder), ("/gen/none.axml", .markup, .passedOverFolder),
    ("/node_modules/ui/x", .component, .passedOverFolder), ("/build/x/y", .component, .absentFolder),
    ("./sub/x.axml", .markup, .absentFolder), ("./u.sjs", .script, .builtFrom("/w/p/pages/a/u.sjs.ts")),
    ("./only.axml", .markup, .builtFrom("/w/p/pages/a/only.ts")),
    ("/components/built", .component, .builtFrom("/w/p/components/built.tsx")),
    ("pages/w", .page, .builtFrom("/w/p/pages/w.mpx")), ("es/x", .page, .passedOverFolder),
    ("lent/x/x", .page, .absentSubmodule), ("/lent/x", .component, .absentSubmodule),
    ("../../lent/x.axml", .markup, .absentSubmodule),
  ])
  func leavesUnknown(reference: String, kind: ReferenceKind, reason: Resolution.Reason) {
    #expect(resolve(reference, kind) == .unknowable(reason))
  }

  @Test func knowsNoSourceRootInALooseProgram() {
    #expect(resolve("/o", .component, at: "/w/out") == .file("/w/out/o.axml"))
    #expect(resolve("/none", .component, at: "/w/out") == .unknowable(.noSourceRoot))
  }

  /// What is in a submodule is of others.
  @Test(arguments: [
    ("./components/x/index.axml", ["/w/p/components/x/index.axml"]), ("./taken/row.axml", []),
  ])
  func movesWhatTheProgramHasItself(reference: String, expected: [String]) {
    var files = files
    files.add("/w/p/taken/row.axml", "")
    var search = ProgramDiscovery(fileSystem: files, workingDirectory: "/w")
    let resolver = ReferenceResolver(program: search.discover(["/w/p"]).programs[0], fileSystem: files)
    #expect(resolver.relocated(reference, from: "/w/p/pages/a/a.axml", as: .markup, in: .axml) == expected)
  }

  @Test func survivesAnyReference() {
    var search = ProgramDiscovery(fileSystem: files, workingDirectory: "/w")
    let resolver = ReferenceResolver(program: search.discover(["/w/p"]).programs[0], fileSystem: files)
    var random = SplitMix64(seed: 5)
    let alphabet = Array("/..a@~{}:x \u{0}页")
    for _ in 0..<2000 {
      let reference = String((0..<random.below(12)).map { _ in alphabet[random.below(alphabet.count)] })
      for kind in [ReferenceKind.markup, .script, .component, .page] {
        if case .file(let path) = resolver.resolve(reference, from: "/w/p/pages/a/a.axml", as: kind) {
          #expect(files.isFile(path))
        }
      }
    }
  }
}
