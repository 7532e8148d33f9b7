import Diagnostics
import Linting
import SystemC

/// Measures how the time for the programs of a shape grows. It is processor time: other processes change little of it.
package struct GrowthCheck {
  /// How many times as long twice the input may take.
  package static let maxPerDoubling = 2.6
  /// Seconds; what takes less says nothing.
  private static let shortest = 0.1
  /// How many times both sizes are measured before twice the input counts as too slow. Another process may interfere after all:
  /// where it shares caches and memory, the same input takes up to half as long again for seconds at a time.
  private static let tries = 9

  /// What was measured of a shape, in seconds.
  package struct Result {
    package var sizes: [(size: Int, seconds: Double)] = []
    /// What is wrong: a sentence; nil where time grows as it should.
    package var problem: String?

    /// A line of a table: the times of the two largest sizes, and how many times as long the larger took.
    package var text: String {
      let last = sizes.suffix(2).map { "\($0.size): \(rounded($0.seconds)) s" }.joined(separator: ", ")
      guard sizes.count > 1 else { return last }
      return last + ", \(rounded(sizes[sizes.count - 1].seconds / sizes[sizes.count - 2].seconds)) times"
    }
  }

  private let shape: GrowthShape
  /// Where each input is written before it is tried; nil for nowhere.
  private let record: String?

  package init(_ shape: GrowthShape, record: String? = nil) {
    self.shape = shape
    self.record = record
  }

  package func measured() -> Result {
    GrowthCheck.result(sizes: shape.sizes, ceiling: shape.ceiling, time: time)
  }

  /// What `time`, in seconds, says of each size.
  package static func result(
    sizes: ClosedRange<Int>, ceiling: Double, time: (Int) -> Double
  ) -> Result {
    var result = Result()
    var size = sizes.lowerBound
    while size <= sizes.upperBound {
      var seconds = time(size)
      if let last = result.sizes.last, last.seconds > shortest {
        var before = last.seconds
        for _ in 1..<tries where seconds > before * maxPerDoubling {
          before = max(before, time(last.size))
          seconds = min(seconds, time(size))
        }
        result.sizes[result.sizes.count - 1].seconds = before
        if seconds > before * maxPerDoubling {
          result.problem = "twice the input takes \(rounded(seconds / before)) times as long"
        }
      }
      result.sizes.append((size, seconds))
      if seconds > ceiling, result.problem == nil {
        result.problem = "it takes longer than \(rounded(ceiling)) s"
      }
      if result.problem != nil { break }
      size *= 2
    }
    return result
  }

  private func time(_ size: Int) -> Double {
    let input = shape.input(size)
    if let record { OutputFile.write(input.archive, to: record) }
    let start = processorTime()
    GrowthWork.run(shape.work, on: input)
    return processorTime() - start
  }
}

/// The processor time of all threads, in seconds.
package func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// With two digits after the point.
private func rounded(_ value: Double) -> String {
  let hundredths = Int((value * 100).rounded())
  return "\(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10)"
}
