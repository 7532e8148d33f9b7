import Diagnostics
import Linting
import ReactNative

/// A `codegenConfig` that looks for specs in a folder that is not there.
package var unknownCodegenFolder: Rule {
  Rule(
    id: "unknown-codegen-folder",
    summary: .init(
      en: "an unknown folder of specs in `codegenConfig`",
      zh: "`codegenConfig` 中的 spec 目录在包内不存在"),
    category: .reactNative,
    severity: .error,
    rationale: .init(
      en:
        """
        Codegen reads specs only in the folder that `jsSrcsDir` names. Without the folder it generates no \
        code: native sources do not find their headers, and the new architecture does not build.
        """,
      zh: "Codegen 只读取 `jsSrcsDir` 所指目录中的 spec 文件。目录不存在时什么也不生成：原生源码找不到头文件，新架构无法构建。"),
    examples: [
      .wrong(
        [
          "package.json":
            #"{"name": "acme-dial", "codegenConfig": {"name": "AcmeDial", "jsSrcsDir": "⟦spec⟧"}}"#,
          "specs/AcmeDialNativeComponent.ts": """
          interface NativeProps extends ViewProps { value?: CT.Double; }
          export default codegenNativeComponent<NativeProps>('AcmeDial');
          """,
          "ios/AcmeDialManager.m": """
          @interface AcmeDialManager : RCTViewManager
          @end
          @implementation AcmeDialManager
          RCT_EXPORT_MODULE(AcmeDial)
          - (UIView *)view { return [UISlider new]; }
          RCT_EXPORT_VIEW_PROPERTY(value, double)
          @end
          """,
        ], message: #"folder "spec" does not exist"#),
      .right([
        "package.json":
          #"{"name": "acme-dial", "codegenConfig": {"name": "AcmeDial", "jsSrcsDir": "./specs"}}"#,
        "specs/AcmeDialNativeComponent.ts": """
        interface NativeProps extends ViewProps { value?: CT.Double; }
        export default codegenNativeComponent<NativeProps>('AcmeDial');
        """,
        "ios/AcmeDialManager.m": """
        @interface AcmeDialManager : RCTViewManager
        @end
        @implementation AcmeDialManager
        RCT_EXPORT_MODULE(AcmeDial)
        - (UIView *)view { return [UISlider new]; }
        RCT_EXPORT_VIEW_PROPERTY(value, double)
        @end
        """,
      ]),
    ],
    checks: [.package(checkUnknownCodegenFolder)])
}

private func checkUnknownCodegenFolder(_ context: PackageContext) {
  let library = context.library
  guard let folder = library.manifest.codegenFolder, !library.specs.isEmpty,
    !library.manifest.isBuilt(folder.text)
  else { return }
  let parts = folder.text.split(separator: "/").filter { $0 != "." }
  guard let last = parts.last.map(String.init), !parts.contains(".."), !library.folders.contains(last)
  else { return }
  let near = context.nearestName(to: last, in: library.folders.sorted(), for: folder.place.path)
  context.report(folder, missingCodegenFolder(folder.text, near))
}

private func missingCodegenFolder(_ name: String, _ near: String?) -> Message {
  Message(
    en: "folder \"\(name)\" does not exist", zh: "包中没有目录“\(name)”",
    help: didYouMean(near)
      ?? .init(en: "write the folder with the specs, such as \"src\"", zh: "改为 spec 文件所在的目录，例如“src”"))
}
