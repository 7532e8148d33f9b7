import SeededRandom
import Testing

/// One edit, one finding: what is renamed, dropped, retyped or misspelled on one side is found once, at the place that a person
/// would change, and nothing that follows from it is reported besides.
@Suite struct MistakeTests {
  static let library = RightProject("react-native/mixer")
  static let host = RightProject("host/clean", parts: ["program", "objective-c", "java"])
  static let swiftHost = RightProject("host/clean", parts: ["program", "swift", "kotlin"])
  static let elements = RightProject("host/tcmpp", parts: ["program", "ios", "android"])
  static let widget = RightProject("native/widget/clean")
  static let splash = RightProject("native/splash-view/clean")

  @Test(arguments: [library, host, swiftHost, elements, widget, splash])
  func nothingIsFoundWithoutAMistake(project: RightProject) {
    #expect(project.findings() == [])
  }

  private static let libraryMistakes =
    [LibraryMistakes.spec, LibraryMistakes.ios, LibraryMistakes.android, LibraryMistakes.package].flatMap {
      $0
    }

  /// The library is the largest of the projects; a sample has every sixth mistake.
  @Test(arguments: Sampling.some(of: libraryMistakes, oneIn: 6))
  func inALibrary(_ mistake: Mistake) { expectOne(mistake, in: MistakeTests.library) }

  private static let hostMistakes = [HostMistakes.page, HostMistakes.ios, HostMistakes.android].flatMap { $0 }

  /// A sample has every third mistake.
  @Test(arguments: Sampling.some(of: hostMistakes, oneIn: 3))
  func inAHost(_ mistake: Mistake) { expectOne(mistake, in: MistakeTests.host) }

  @Test(arguments: [HostMistakes.swift, HostMistakes.kotlin].joined())
  func inAHostOfSwiftAndKotlin(_ mistake: Mistake) { expectOne(mistake, in: MistakeTests.swiftHost) }

  @Test(arguments: [ElementMistakes.page, ElementMistakes.ios].joined())
  func inExternalElements(_ mistake: Mistake) { expectOne(mistake, in: MistakeTests.elements) }

  @Test(arguments: [WidgetMistakes.mapping, WidgetMistakes.class].joined())
  func inAWidget(_ mistake: Mistake) { expectOne(mistake, in: MistakeTests.widget) }

  @Test(arguments: [SplashMistakes.class, SplashMistakes.setup].joined())
  func inASplashView(_ mistake: Mistake) { expectOne(mistake, in: MistakeTests.splash) }

  private func expectOne(_ mistake: Mistake, in project: RightProject) {
    guard let found = project.findings(with: mistake) else {
      Issue.record("\(mistake.path) has no \(mistake.old)")
      return
    }
    #expect(found.map { [$0.rule, $0.path, $0.text] } == [[mistake.rule, mistake.place, mistake.text]])
  }
}
