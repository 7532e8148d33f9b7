import Diagnostics
import Files
import Linting
import Rules
import Testing
import Workspace

/// The same is made of a page, however many others there are.
@Suite struct FixRunTests {
  /// Overlapping fixes, fixes that bring others to light, and fixes that cannot be made.
  private static func page(_ number: Int) -> String {
    """
    <view a:if="{{a}}"/><view a:else="{{b}}"class="c\(number)"bindtap="go">{\u{8}{a}}</view>
    <view wx:for="{{list}}" wx:key="" onTap=""id=d\(number)v-if="a > 1"@tap='go'><\u{1}view></text>
    <v":f=":f=":f=":f=":f=":f=":f=":f=":f=":f=":f=":f="r":f":f=":-=":f=":f=":f="r"s
    """
  }

  /// The texts of the pages after all fixes, in order.
  private func fixed(_ numbers: Range<Int>, again: Bool = false) throws -> [String] {
    var files = MemoryFileSystem()
    let names = numbers.map { "pages/p\($0)/p" }
    files.add("/p/app.json", #"{ "pages": [\#(names.map { "\"\($0)\"" }.joined(separator: ", "))] }"#)
    for (number, name) in zip(numbers, names) {
      files.add("/p/\(name).axml", FixRunTests.page(number))
      files.add("/p/\(name).js", "Page({ go() {} })")
    }
    var settings = WorkspaceSettings(paths: ["/p"], workingDirectory: "/p", rules: allRules)
    settings.configuration = .none
    var draft = try LivingWorkspace.open(settings, in: files).draft()
    FixRun.run(on: &draft, allowing: [.safe, .suggested]) { _ in true }
    if again {
      var second = try LivingWorkspace.open(settings, in: draft.fileSystem).draft()
      let run = FixRun.run(on: &second, allowing: [.safe, .suggested]) { _ in true }
      #expect(second.changes.isEmpty)
      #expect(run.fixedCounts.isEmpty)
    }
    return names.map { name in
      draft.text("/p/\(name).axml").map { $0.string(ByteRange(0, $0.count)) } ?? ""
    }
  }

  @Test func aPageComesOutAlikeAloneAndAmongSixty() throws {
    let alone = try fixed(7..<8)
    #expect(try fixed(0..<60)[7] == alone[0])
    #expect(
      alone[0].hasPrefix(
        """
        <view a:if="{{a}}"/><view a:else class="c7" onTap="go">{\u{8}{a}}</view>
        <view a:for="{{list}}"
        """))
  }

  @Test func aHundredHostilePagesNeedOneRun() throws {
    let pages = try fixed(0..<100, again: true)
    #expect(Set(pages.map { $0.replacing(#/[cd]\d+/#, with: "") }).count == 1)
  }
}
