import Diagnostics
import Files
import Linting
import Rules

/// The rules that run in a folder: those that mpcheck has, and those that the `mpcheck.json` there defines.
struct LocalRules {
  /// Those of mpcheck, and then the others.
  let all: [Rule]
  private let configuration: Configuration
  /// What is wrong in the configuration; its rules do without it.
  let errors: [ConfigurationError]

  init(in folder: String) {
    let place = ConfigurationPlace(of: folder, workingDirectory: folder)
    let reading = place.read()
    configuration = reading?.configuration ?? Configuration()
    errors = reading?.errors ?? []
    all = configuration.rules(after: allRules)
  }

  var hasCustomRules: Bool { !configuration.customRules.isEmpty }

  /// Says what is wrong in the configuration; throws where anything is.
  func report(from workingDirectory: String) throws(ExitStatus) {
    guard let errors = ConfigurationErrors(errors) else { return }
    errors.write(from: workingDirectory)
    throw .wrongUse
  }

  /// Where a place of the configuration is.
  func position(of place: Place) -> Position? {
    configuration.text(of: place.path).map { PositionIndex($0).position(at: place.range.start) }
  }
}

extension Rule {
  /// Where more is said of it, where that is published.
  var page: String? { custom == nil ? SiteAddress.built?.page(ofRule: id) : custom?.url }
}
