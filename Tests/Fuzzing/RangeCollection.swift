import Diagnostics

/// Every range and place that a value contains, at any depth. They are found by reflection, so that facts which are added
/// later are not forgotten. Objects are not entered.
struct RangeCollection {
  private(set) var ranges: [ByteRange] = []
  private(set) var places: [Place] = []

  init(of value: Any) {
    var waiting: [Any] = [value]
    while let next = waiting.popLast() {
      if let range = next as? ByteRange {
        ranges.append(range)
      } else if let place = next as? Place {
        places.append(place)
      } else if !(next is String) {
        let mirror = Mirror(reflecting: next)
        if mirror.displayStyle != .class { waiting += mirror.children.map(\.value) }
      }
    }
  }
}
