import Linting
import NativeSource
import Testing

@Suite struct NativeTypesTests {
  private func view(_ name: String, _ platforms: NativePlatforms) -> NativeTypes.View {
    var view = NativeTypes.View(name: name)
    view.platforms = platforms
    return view
  }

  private func configured(_ views: [NativeTypes.View]) -> NativeTypes {
    var configuration = Configuration()
    configuration.nativeViews = views.map { Setting($0, from: .commandLine) }
    return NativeTypes(configuration)
  }

  @Test func knowsNothingWithoutASource() {
    #expect(!NativeTypes().isClosed)
    #expect(configured([view("a", [])]).isClosed)
  }

  @Test func isNotClosedWhileASourceIsOpen() {
    var types = configured([view("a", [])])
    types.isOpen = true
    #expect(!types.isClosed)
  }

  @Test func comparesPlatformsWhoseSourcesWereReadCompletely() {
    var types = NativeTypes()
    types.add(view("both", [.ios, .android]))
    types.add(view("one", [.ios]))
    types.add(view("unsaid", []))
    types.closedPlatforms = [.ios]
    #expect(types.onlyPlatform(of: types["one"]!) == nil)
    types.closedPlatforms = [.ios, .android]
    #expect(types.onlyPlatform(of: types["one"]!) == .ios)
    #expect(types.onlyPlatform(of: types["both"]!) == nil)
    #expect(types.onlyPlatform(of: types["unsaid"]!) == nil)
  }

  /// That the other platform of one view is stated says nothing about a view of which a host alone speaks.
  @Test func keepsWhatIsStatedApartFromWhatAHostShows() {
    var types = configured([view("stated", [.ios, .android]), view("apple", [.ios])])
    types.add(view("found", [.ios]))
    types.closedPlatforms = [.ios]
    #expect(types.onlyPlatform(of: types["apple"]!) == .ios)
    #expect(types.onlyPlatform(of: types["found"]!) == nil)
    #expect(types.onlyPlatform(of: types["stated"]!) == nil)
  }

  @Test func addsUpWhatSourcesSay() {
    var types = configured([view("a", [.ios])])
    types.add(view("a", [.android]))
    #expect(types["a"]?.platforms == [.ios, .android])
    #expect(types["a"]?.statesPlatforms == true)
  }
}
