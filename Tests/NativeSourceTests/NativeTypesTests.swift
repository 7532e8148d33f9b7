import Containers
import NativeSource
import Testing

@Suite struct NativeTypesTests {
  private func view(_ name: String, _ platforms: NativePlatforms) -> NativeTypes.View {
    var view = NativeTypes.View(name: name)
    view.platforms = platforms
    return view
  }

  private func configured(_ views: [NativeTypes.View]) -> NativeTypes {
    NativeTypes(declared: views)
  }

  @Test func knowsNothingWithoutASource() {
    #expect(!NativeTypes().isComplete)
    #expect(configured([view("a", [])]).isComplete)
  }

  @Test func isIncompleteWhileASourceIs() {
    var types = configured([view("a", [])])
    types.hasUnknownTypes = true
    #expect(!types.isComplete)
  }

  @Test func comparesPlatformsWhoseSourcesWereReadCompletely() {
    var types = NativeTypes()
    types.add([view("both", [.ios, .android])])
    types.add([view("one", [.ios])])
    types.add([view("unsaid", [])])
    types.completePlatforms = [.ios]
    #expect(types.onlyPlatform(of: types["one"]!) == nil)
    types.completePlatforms = [.ios, .android]
    #expect(types.onlyPlatform(of: types["one"]!) == .ios)
    #expect(types.onlyPlatform(of: types["both"]!) == nil)
    #expect(types.onlyPlatform(of: types["unsaid"]!) == nil)
  }

  /// The stated platforms of one view say nothing about a view that only a host describes.
  @Test func keepsWhatIsStatedApartFromWhatAHostShows() {
    var types = configured([view("stated", [.ios, .android]), view("apple", [.ios])])
    types.add([view("found", [.ios])])
    types.completePlatforms = [.ios]
    #expect(types.onlyPlatform(of: types["apple"]!) == .ios)
    #expect(types.onlyPlatform(of: types["found"]!) == nil)
    #expect(types.onlyPlatform(of: types["stated"]!) == nil)
  }

  @Test func addsUpWhatSourcesSay() {
    var types = configured([view("a", [.ios])])
    types.add([view("a", [.android])])
    #expect(types["a"]?.platforms == [.ios, .android])
    #expect(types["a"]?.statesPlatforms == true)
  }
}
