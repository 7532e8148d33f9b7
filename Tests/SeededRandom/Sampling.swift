import SystemC

/// Whether tests try a sample of what takes long; `make fuzz` tries all of it.
package enum Sampling {
  package static let isOff = getenv("MPCHECK_WHOLE") != nil

  /// The first one and every `step`th after it, or all of them.
  package static func some<Element>(of all: [Element], oneIn step: Int) -> [Element] {
    isOff ? all : stride(from: 0, to: all.count, by: step).map { all[$0] }
  }
}
