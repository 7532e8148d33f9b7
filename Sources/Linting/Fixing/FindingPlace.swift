import Diagnostics

/// What a finding is known by while its text does not change: its rule and where it starts.
struct FindingPlace: Hashable {
  private var rule: String
  private var path: String
  private var start: UInt32

  init(_ rule: String, _ place: Place) {
    (self.rule, path, start) = (rule, place.path, place.range.start)
  }
}
