import Testing

/// What passes while nothing was checked says so: a contract without views, and native sources in which nothing was recognised.
@Suite struct EmptyContractTests {
  private let workspace = Workspace([
    "mini/app.json": #"{ "pages": ["pages/index/index"] }"#, "mini/pages/index/index.axml": HostTests.page,
    "mini/pages/index/index.js": "Page({});\n", "ios/Main.m": "int main(void) { return 0; }\n",
    "android/Main.java": "class Main {}\n", "plain/app.json": #"{ "pages": ["a"] }"#,
    "plain/a.axml": "<view/>\n",
  ])
  private static let empty = """
    {
      "version": 1,
      "tool": { "name": "mpcheck", "version": "0.1.0" },
      "platforms": [],
      "views": []
    }

    """
  private static let looked =
    "no host registers any; looked for registerComponentWithName: and NXK_Register_Component on iOS, "
    + "MPEmbedViewHelper.registerEmbedView on Android, and others, in"

  @Test(arguments: [([String](), Int32(1)), (["--fail-on-no-files"], Int32(2))])
  func sourcesWithoutARegistrationAreTold(options: [String], status: Int32) {
    let run = Binary.run(["contract", "ios", "android"] + options, in: workspace.path)
    #expect(run.status == status)
    #expect(run.output == EmptyContractTests.empty)
    #expect(
      run.error == "note: the contract lists no native view: \(EmptyContractTests.looked) 2 files\n")
  }

  @Test func inChinese() {
    let run = workspace.run("contract", "ios", "--language", "zh")
    #expect(run.status == 1)
    #expect(run.output == EmptyContractTests.empty)
    #expect(
      run.error
        == "注意：契约中没有原生视图：没有宿主应用注册任何类型；在 1 个文件中查找了 "
        + "iOS 上的 registerComponentWithName: 和 NXK_Register_Component、Android 上的 MPEmbedViewHelper.registerEmbedView 等\n"
    )
  }

  /// Pages that use views do not make up for a host without any; pages alone are a contract of what they use.
  @Test func pagesThatUseViews() {
    let both = workspace.run("contract", "ios", "mini")
    #expect(both.status == 1)
    #expect(both.output.contains(#""type": "my_chart","#))
    #expect(both.error == "note: the contract lists no native view: \(EmptyContractTests.looked) 1 file\n")
    let pages = workspace.run("contract", "mini")
    #expect(pages.status == 0)
    #expect(pages.error == "")
    #expect(workspace.run("contract", "mini", "--fail-on-no-files").status == 0)
    let plain = workspace.run("contract", "plain")
    #expect(plain.status == 1)
    #expect(plain.output == EmptyContractTests.empty)
    #expect(plain.error == "note: the contract lists no native view: no native source in plain\n")
  }

  @Test func aPathWithoutAnything() {
    workspace.write("docs/README.md", "")
    let run = workspace.run("contract", "docs")
    #expect(run.status == 1)
    #expect(run.error == "note: the contract lists no native view: no native source in docs\n")
    let strict = workspace.run("contract", "docs", "--fail-on-no-files")
    #expect(strict.status == 2)
    #expect(strict.output == "")
    #expect(strict.error == "mpcheck: no page in docs\n")
  }

  /// A registration that cannot be read is something to write down, and so is a widget.
  @Test func whatMayOfferSomethingIsNotEmpty() {
    workspace.write(
      "open/A.m", "void f(PSDService *s, NSString *n) { [s registerComponentWithName:n clsName:n]; }\n")
    let open = workspace.run("contract", "open", "--fail-on-no-files")
    #expect(open.status == 0)
    #expect(!open.error.contains("the contract lists"))
    workspace.write(
      "widget/w.xml",
      #"<application cwixmlversion="1.0"><widgets><widget name="gauge" widgetclass="Gauge"/></widgets></application>"#
    )
    #expect(workspace.run("contract", "widget", "--fail-on-no-files").status == 0)
  }

  @Test func aLintNamesTheContractThatListsNone() {
    workspace.write("native-views.json", EmptyContractTests.empty)
    let run = workspace.run("lint", "mini", "--host", "native-views.json")
    #expect(run.status == 0)
    #expect(run.error == "note: native types are not checked: native-views.json lists none\n")
    #expect(run.output == "No problems found in 1 file.\n")
    #expect(
      workspace.run("lint", "mini", "--host", "native-views.json", "--language", "zh").error
        == "注意：未检查原生视图的类型：native-views.json 中没有列出任何类型\n")
    #expect(
      workspace.run("lint", "mini", "--host", "native-views.json", "--format", "json").output.contains(
        "\"native types are not checked: native-views.json lists none\""))
    // Whatever the pages use, an empty contract is a mistake.
    #expect(
      workspace.run("lint", "plain", "--host", "native-views.json").error
        == "note: native types are not checked: native-views.json lists none\n")
    // Where another source says the types, these are checked.
    let known = workspace.run("lint", "mini", "--host", "native-views.json", "--type", "my_map")
    #expect(known.status == 1)
    #expect(known.error == "")
    workspace.write("more.json", EmptyContractTests.empty)
    #expect(
      workspace.run("lint", "mini", "--host", "native-views.json", "--host", "more.json").error
        == "note: native types are not checked: native-views.json and 1 more list none\n")
    #expect(
      workspace.run("lint", "mini", "--host", "native-views.json", "--host", "ios").error
        == "note: native types are not checked: \(EmptyContractTests.looked) 1 file; native-views.json lists none\n"
    )
    let again = workspace.run("contract", "native-views.json")
    #expect(again.status == 1)
    #expect(again.error == "note: the contract lists no native view: native-views.json lists none\n")
  }

  /// Sources with view classes that register nothing say no types, and neither does their contract.
  @Test func aContractOfClassesAloneListsNone() {
    workspace.write("classes/MapView.m", HostTests.mapView)
    let contract = workspace.run("contract", "classes")
    #expect(contract.status == 1)
    #expect(contract.output.contains(#"{ "platform": "ios", "open": false }"#))
    workspace.write("native-views.json", contract.output)
    let sources = workspace.run("lint", "mini", "--host", "classes", "--format", "concise")
    let file = workspace.run("lint", "mini", "--host", "native-views.json", "--format", "concise")
    #expect(file.output == sources.output)
    #expect(file.status == 0)
    #expect(file.error == "note: native types are not checked: native-views.json lists none\n")
  }

  /// A contract with an open list says that it does not list everything.
  @Test func anOpenContractIsNotEmpty() {
    workspace.write(
      "native-views.json",
      #"{ "version": 1, "platforms": [{ "platform": "ios", "open": true }], "views": [] }"#)
    #expect(
      workspace.run("lint", "mini", "--host", "native-views.json").error
        == "note: native-views.json:1 does not list all types on iOS, so unknown types are not reported on iOS\n"
    )
  }

  @Test func nativeSourcesWithoutAnythingAreTold() {
    let run = workspace.run("lint", "ios", "android")
    #expect(run.status == 0)
    #expect(
      run.error
        == "note: no native views, splash views, widgets or React Native library were recognised in 2 native sources\n"
    )
    #expect(run.output == "Nothing to report on: nothing in 2 native sources was recognised.\n")
    let one = workspace.run("lint", "ios/Main.m")
    #expect(one.output == "Nothing to report on: nothing in 1 native source was recognised.\n")
    let chinese = workspace.run("lint", "ios", "--language", "zh")
    #expect(chinese.error == "注意：1 个原生源码文件中没有识别出原生视图、启动页、自定义控件或 React Native 库\n")
    #expect(chinese.output == "没有可报告的内容：1 个原生源码文件中没有识别出任何内容。\n")
    #expect(
      workspace.run("lint", "ios", "--format", "json").output.contains(
        "\"no native views, splash views, widgets or React Native library were recognised in 1 native source\""
      ))
    // Beside pages, which were checked.
    let both = workspace.run("lint", "plain", "ios")
    #expect(both.output == "No problems found in 2 files.\n")
    #expect(both.error.hasSuffix("were recognised in 1 native source\n"))
    #expect(workspace.run("lint", "plain", "--host", "ios").error == "")
  }

  @Test(arguments: [
    ("A.m", HostTests.mapView), ("A.h", "@interface A : NBComponent\n@end\n"),
    ("A.java", "class A extends MPBaseEmbedView {}\n"),
    ("A.m", "@interface A : NSObject <GRVSplashViewDelegate>\n@end\n@implementation A\n@end\n"),
    ("A.swift", "class A: UIView, CWIWidget {}\n"),
    ("A.m", "void f(PSDService *s) { [s registerComponentWithName:@\"a_b\" clsName:@\"B\"]; }\n"),
  ])
  func whatIsRecognisedIsNotTold(name: String, text: String) {
    let workspace = Workspace([name: text])
    let run = workspace.run("lint", ".")
    #expect(!run.error.contains("recognised"))
    #expect(!run.output.contains("Nothing to report on"))
  }

  /// What was not checked is said before the summary, once.
  @Test(arguments: ["text", "concise", "json"])
  func notesComeBeforeTheSummary(format: String) {
    let process = RunningBinary(["lint", "mini", "--format", format], in: workspace.path)
    let text = process.readAll()
    let note = "note: native types are not checked: no host, contract file or nativeViews is given\n"
    #expect(text.split(separator: note, omittingEmptySubsequences: false).count == 2)
    if format == "text" { #expect(text == note + "No problems found in 1 file.\n") }
  }

  @Test func aFindingComesBeforeTheNotes() {
    workspace.write("mini/pages/index/index.axml", HostTests.page + "<view class=a/>\n")
    let text = RunningBinary(["lint", "mini"], in: workspace.path).readAll()
    #expect(
      text.hasSuffix(
        """
            = fix: quote the value (with --fix)

        note: native types are not checked: no host, contract file or nativeViews is given
        Found 1 warning (1 fixable with --fix); 1 file checked.

        """))
  }
}
