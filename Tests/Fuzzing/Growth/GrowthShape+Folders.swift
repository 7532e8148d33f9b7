/// Folders inside each other, with files in each: whoever asks all folders above each file asks all too often. The size is how many
/// folders are in or above those of all files: twice of it is twice the depth of half as many files, or the other way around.
extension GrowthShape {
  static let folders: [GrowthShape] = [
    deep("packages that are not installed") { _ in
      ["a.axml": "<c/>", "a.json": #"{ "usingComponents": { "c": "y/c" } }"#, "package.json": "{}"]
    },
    deep("packages of another name") { number in
      [
        "a.axml": "<c/>", "a.json": "{ \"usingComponents\": { \"c\": \"y\(number)/c\" } }",
        "node_modules/z/package.json": "{}",
      ]
    },
    deep("packages that are not built") { _ in
      ["a.wxml": "<c/>", "a.json": #"{ "usingComponents": { "c": "y/c" } }"#]
    },
    deep("modules of packages") { _ in
      ["a.wxml": "<view bindtap=\"go\"/>", "a.js": "import b from 'd/e'; Page({ ...b })"]
    },
    deep("modules that are missing") { _ in
      ["a.axml": "<view onTap=\"go\"/>", "a.js": "import b from './e'; Page({ ...b })"]
    },
    deep("components that are missing", finds: "unresolved-component") { _ in
      ["a.axml": "<c/>", "a.json": #"{ "usingComponents": { "c": "./c" } }"#]
    },
    deep("imports that are missing", finds: "unresolved-import") { _ in
      ["a.axml": "<import src=\"./b.axml\"/>"]
    },
    deep("imports of the files above") { _ in ["a.axml": "<import src=\"../a.axml\"/>"] },
    deep("media that are missing", finds: "missing-resource") { _ in
      ["a.wxml": "<image src=\"./b.png\"/>", "a.json": #"{ "component": true }"#]
    },
    deep("programs") { _ in ["app.json": #"{ "pages": ["a"] }"#, "a.axml": "<view class=a/>"] },
    deep("projects") { _ in
      ["mini.project.json": #"{ "miniprogramRoot": "./" }"#, "a.axml": "<view class=a/>"]
    },
    deep("configurations of programs") { _ in
      ["app.json": #"{ "pages": ["a"] }"#, "mpcheck.json": "{}", "a.axml": "<view class=a/>"]
    },
    deep("configurations that are not read") { _ in ["mpcheck.json": "{}", "a.axml": "<view class=a/>"] },
    deep("manifests") { _ in ["package.json": "{}", "a.axml": "<view/>"] },
    deep("packages of React Native") { number in
      [
        "package.json":
          #"{ "name": "a", "codegenConfig": { "name": "A", "type": "all", "jsSrcsDir": "src" } }"#,
        "src/A\(number)NativeComponent.ts": "export default codegenNativeComponent<P>('A\(number)');",
      ]
    },
    deep("ignored files", finds: "unquoted-value") { number in
      ["a.axml": "<view class=a/>", ".gitignore": "b\(number)\n*.c\n"]
    },
    deep("files given one by one", .lintFiles) { _ in ["a.axml": "<view/>", "a.js": "Page({})"] },
    deep("pages that are formatted", .format) { number in
      ["a.axml": "<view>\n<view/></view>\n", ".editorconfig": "[b\(number)]\nindent_size = 4\n"]
    },
    deep("sections of .editorconfig files", .format) { number in
      [
        "a.axml": "<view>\n<view/></view>\n",
        ".editorconfig": each(50) { "[{d/**/b\($0),**c\(number)}]\nindent_size = 4\n" },
      ]
    },
    deep("fixes", .fix) { _ in
      ["a.axml": "<c class=a/>", "a.json": #"{ "usingComponents": { "c": "y/c" } }"#]
    },
    deep("sources of hosts") { number in
      var files = ["A.m": "@interface V\(number) : NBComponent\n@end\n@implementation V\(number)\n@end\n"]
      if number == 0 { files["mpcheck.json"] = #"{ "hosts": ["."] }"# }
      return files
    },
  ]

  /// Folders beside each other, each a program or a package.
  static let programs: [GrowthShape] = [
    GrowthShape("programs/in one folder", 125...4_000, ceiling: 8, finds: "unquoted-value") { count in
      files(count, { "p\($0)/app.json" }) { _ in #"{ "pages": ["a"] }"# }
        .and(files(count, { "p\($0)/a.axml" }) { _ in "<view class=a/>" })
    },
    GrowthShape("programs/with configurations", 125...4_000, ceiling: 8, finds: "unquoted-value") { count in
      files(count, { "p\($0)/app.json" }) { _ in #"{ "pages": ["a"] }"# }
        .and(files(count, { "p\($0)/a.axml" }) { _ in "<view class=a/>" })
        .and(files(count, { "p\($0)/mpcheck.json" }) { _ in "{}" })
    },
    GrowthShape("programs/packages of React Native", 125...2_000, ceiling: 8) { count in
      files(count, { "p\($0)/package.json" }) { _ in
        #"{ "name": "a", "codegenConfig": { "name": "A", "type": "all", "jsSrcsDir": "src" } }"#
      }
      .and(
        files(count, { "p\($0)/src/ANativeComponent.ts" }) {
          "export default codegenNativeComponent<P>('A\($0)');"
        })
    },
  ]

  /// As many folders inside each other as there are files of each name: the files of each are those of its number.
  private static func deep(
    _ what: String, _ work: Work = .lint, finds rule: String? = nil,
    _ files: @escaping @Sendable (Int) -> [String: String]
  ) -> GrowthShape {
    GrowthShape("folders/\(what)", 2_500...640_000, ceiling: 8, work, finds: rule) { count in
      let depth = Int(Double(count).squareRoot())
      var all: [String: String] = [:]
      for number in 0..<depth {
        let folder = String(repeating: "d/", count: number)
        for (path, text) in files(number) { all[folder + path] = text }
      }
      return all
    }
  }
}
