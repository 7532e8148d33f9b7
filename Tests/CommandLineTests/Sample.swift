import SystemC

/// How much of what is tried for a long time the tests try. `make fuzz` tries all of it.
enum Sample {
  static let isWhole = getenv("MPCHECK_WHOLE") != nil
}
