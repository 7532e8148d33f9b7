import SystemC

/// Calls `visit` for every index below `count` on up to `jobs` threads, each with a state of its own. Returns the
/// results in order of the indexes, whatever thread made them.
///
/// Threads take `batch` indexes at a time: few, so that one large file does not keep the others waiting.
package func inParallel<State, Result: Sendable>(
  count: Int, jobs: Int, batch: Int = 8, makeState: @escaping @Sendable () -> State,
  visit: @escaping @Sendable (Int, inout State) -> Result
) -> [Result] {
  // An empty array is one object of all threads, and the initialiser would write its count.
  if count == 0 { return [] }
  return [Result](unsafeUninitializedCapacity: count) { buffer, filled in
    let supply = IndexSupply(count: count, batch: batch)
    let slots = Slots(base: buffer.baseAddress!)
    let work: @Sendable () -> Void = {
      var state: State?
      while let batch = supply.take() {
        if state == nil { state = makeState() }
        for index in batch { slots.fill(index, visit(index, &state!)) }
      }
    }
    let helpers = (1..<max(1, min(jobs, supply.batchCount))).compactMap { _ in Thread(work) }
    work()
    for helper in helpers { helper.join() }
    filled = count
  }
}

/// Calls `visit` in the same way, for work that needs no state.
package func inParallel<Result: Sendable>(
  count: Int, jobs: Int, batch: Int = 8, visit: @escaping @Sendable (Int) -> Result
) -> [Result] {
  inParallel(count: count, jobs: jobs, batch: batch, makeState: {}) { index, _ in visit(index) }
}

/// Deals out the indexes below `count` to the threads, a batch at a time.
private final class IndexSupply: Sendable {
  private let count: Int
  private let batch: Int
  private let next = Lock(0)

  init(count: Int, batch: Int) {
    self.count = count
    self.batch = batch
  }

  var batchCount: Int { (count + batch - 1) / batch }

  func take() -> Range<Int>? {
    next.withLock { next in
      guard next < count else { return nil }
      let indexes = next..<min(count, next + batch)
      next = indexes.upperBound
      return indexes
    }
  }
}

/// The places of an array that is being made. Each is filled once, by one thread, and the array is there when all
/// threads have ended.
private struct Slots<Result>: @unchecked Sendable {
  let base: UnsafeMutablePointer<Result>

  func fill(_ index: Int, _ result: consuming Result) { (base + index).initialize(to: result) }
}

/// A running thread; nil when the system gives no more.
package struct Thread {
  #if canImport(Darwin)
    private typealias Start = @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?
  #else
    private typealias Start = @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
  #endif

  private final class Work {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private let thread: pthread_t

  package init?(_ work: @escaping @Sendable () -> Void) {
    let start: Start = { argument in
      let raw: UnsafeMutableRawPointer? = argument
      Unmanaged<Work>.fromOpaque(raw!).takeRetainedValue().run()
      return nil
    }
    let argument = Unmanaged.passRetained(Work(work))
    #if canImport(Darwin)
      var created: pthread_t?
    #else
      var created = pthread_t()
    #endif
    guard pthread_create(&created, nil, start, argument.toOpaque()) == 0 else {
      argument.release()
      return nil
    }
    #if canImport(Darwin)
      thread = created!
    #else
      thread = created
    #endif
  }

  /// Waits for its end.
  package func join() { pthread_join(thread, nil) }
}
