import SystemC

/// Whether tests try a sample of what takes long; `make fuzz` tries all of it.
package enum Sampling {
  package static let isOff = getenv("MPCHECK_WHOLE") != nil
}
