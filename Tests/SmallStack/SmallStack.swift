import SystemC

/// What a thread is to do.
private final class Call {
  let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }
}

/// Runs `body` on a thread with 256 KiB, half of what macOS gives to every thread but the first.
package func onSmallStack<Result>(_ body: () -> Result) -> Result {
  var result: Result?
  withoutActuallyEscaping({ result = body() }) { (work: @escaping () -> Void) in
    let call = Call(work)
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, 256 << 10)
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let argument = Unmanaged.passUnretained(call).toOpaque()
    pthread_create(
      &thread, &attributes,
      { (argument: UnsafeMutableRawPointer?) in
        Unmanaged<Call>.fromOpaque(argument!).takeUnretainedValue().body()
        return nil
      }, argument)
    #if canImport(Darwin)
      pthread_join(thread!, nil)
    #else
      pthread_join(thread, nil)
    #endif
  }
  return result!
}
