import Diagnostics
import Testing

@testable import Containers
@testable import NativeSource

@Suite struct PlistTests {
  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """

  private static func list(_ components: String) -> String {
    """
    \(head)<dict>
      <key>PluginRuntime</key>
      <dict><key>Plugins</key><array><dict><key>name</key><string>P</string></dict></array></dict>
      <key>ComponentRuntime</key>
      <dict>
        <key>Other</key><array><dict><key>name</key><string>No</string></dict></array>
        <key>Components</key>
        <array>\(components)</array>
      </dict>
    </dict>
    </plist>
    """
  }

  @Test(arguments: [
    (
      "⟦<dict><key>name</key><string>⟦MapView⟧</string><key>component</key><string>⟦custom_map⟧</string></dict>⟧",
      true
    ),
    (
      "⟦<dict>\n<key>component</key>\r\n<string>⟦custom_map⟧</string><!-- c --><key>name</key><string>⟦MapView⟧</string>\n</dict>⟧",
      false
    ),
    (
      "<!-- 地图 😀 -->⟦<dict ><key>name</key><string>⟦MapView⟧</string ><key>component</key><string>⟦custom_map⟧</string></dict>⟧",
      true
    ),
  ])
  func component(marked: String, isClassFirst: Bool) throws {
    let marked = MarkedSource(PlistTests.list(marked))
    let registrations = marked.facts("Poseidon-UserDefine-Extra-Config.plist").registrations
    let registration = try #require(registrations.first)
    #expect(registrations.count == 1)
    #expect(registration.type.value == .string("custom_map"))
    #expect(registration.className?.value == .string("MapView"))
    #expect(registration.range == marked.ranges[0])
    #expect(registration.className?.range == marked.ranges[isClassFirst ? 1 : 2])
    #expect(registration.type.range == marked.ranges[isClassFirst ? 2 : 1])
  }

  @Test func anEntityIsDecodedAndItsRangeStaysThatOfTheSource() throws {
    let marked = MarkedSource(
      PlistTests.list(
        "<dict><key>name</key><string>A</string><key>component</key><string>⟦a&amp;b⟧</string></dict>"))
    let registration = try #require(marked.facts("x.plist").registrations.first)
    #expect(registration.type.value == .string("a&b"))
    #expect(registration.type.range == marked.ranges[0])
  }

  @Test func theVendorsOwnListRegistersNothingForTheHost() throws {
    let source = PlistTests.list(
      "<dict><key>name</key><string>NBVideoPlayerComponent</string><key>component</key><string>video</string></dict><dict><key>name</key><string>MapView</string><key>component</key><string>custom_map</string></dict>"
    )
    let host = NativeFacts([facts("app/Poseidon-Extra-Config.plist", source)])
    let platform = try #require(host[.mPaaS][.ios])
    #expect(platform.builtInRegistrations.map(\.type.value) == ["video"])
    #expect(platform.registrations.map(\.type.value) == ["custom_map"])
    let own = NativeFacts([facts("app/Poseidon-UserDefine-Extra-Config.plist", source)])
    #expect(own[.mPaaS][.ios]?.registrations.map(\.type.value) == ["video", "custom_map"])
  }

  @Test(arguments: [
    "bplist00 ComponentRuntime", "\(head)<dict><key>ComponentRuntime</key><dict>",
    "{ ComponentRuntime = { }; }",
  ])
  func aListThatCannotBeReadMakesTheHostIncomplete(source: String) {
    #expect(facts("x.plist", source).gaps.map(\.subject) == [.calls])
  }

  @Test(arguments: ["", "bplist00", "<plist>", "<?xml version=\"1.0\"?><plist><dict></dict></plist>"])
  func aListWithoutTheKeyIsNoMatter(source: String) {
    #expect(facts("x.plist", source).gaps.isEmpty)
    #expect(facts("x.plist", source).registrations.isEmpty)
  }
}
