import Diagnostics
import Files
import Fuzzing
import SystemC

/// Tries inputs until one fails or the time is up. Exit status 1 after a failure.
struct Worker {
  private let options: RunnerOptions
  private var fuzzer: Fuzzer

  /// No input may take longer; SIGALRM ends the process then.
  private static let wallLimit: UInt32 = 60
  /// The sizes in bytes of two inputs, and how many times longer the larger one may take.
  private static let growth = (sizes: [20_000, 160_000], factor: 24.0)

  init(_ options: RunnerOptions) {
    self.options = options
    let corpus = FuzzCorpus(fixtures: options.fixtures, pages: options.pages)
    fuzzer = Fuzzer(corpus, record: options.record)
  }

  func run() {
    var worker = self
    worker.truncateExamples()
    worker.mutateForFixes()
    worker.editFixtures()
    if options.measuresGrowth { worker.measureGrowth() }
    let start = processorTime()
    var seed = options.seed
    var count = 0
    var told = start
    while processorTime() - start < options.seconds {
      alarm(Worker.wallLimit)
      let input = worker.fuzzer.input(seed: seed)
      if let failure = worker.fuzzer.failure(of: input) {
        worker.report(failure, input, seed) { $1.failure(of: $0) }
      }
      if count % 100 == 99, let input = worker.slowInput(seed) {
        OutputFile.write(input.archive, to: options.smallest)
        print("seed \(seed): the time grows faster than the input; it is in \(options.smallest)")
        exit(1)
      }
      worker.tryServer(input, seed)
      count += 1
      seed &+= 1
      if processorTime() - told > 60 {
        told = processorTime()
        print("\(count) inputs, \(Int(told - start)) s of processor time, next seed \(seed)")
        fflush(nil)
      }
    }
    alarm(0)
    print("\(count) inputs in \(Int(processorTime() - start)) s of processor time: no finding")
  }

  /// Lets a client of the language server edit the input, and another one send messages at random.
  private func tryServer(_ input: FuzzInput, _ seed: UInt64) {
    do throws(FuzzFailure) {
      try ServerChecks.check(input, seed: seed, edits: 10)
      try ServerMessages.check(seed: seed, count: 200)
    } catch {
      stop(error, input, seed)
    }
  }

  /// Writes an input after whose edits the server failed, and ends.
  private func stop(_ failure: FuzzFailure, _ input: FuzzInput, _ seed: UInt64) -> Never {
    alarm(0)
    OutputFile.write(input.archive, to: options.smallest)
    print("seed \(seed): \(failure)\nthe input is in \(options.smallest)")
    exit(1)
  }

  /// Tries the examples of all rules, cut off after each of their bytes.
  private func truncateExamples() {
    guard options.triesTruncations else { return }
    let start = processorTime()
    var count = 0
    let found = Truncations.firstFailure { input in
      alarm(Worker.wallLimit)
      OutputFile.write(input.archive, to: options.record)
      count += 1
    }
    if let found {
      report(found.failure, found.input, options.seed) { input, _ in Truncations.failure(of: input) }
    }
    print(
      "\(count) truncated examples in \(Int(processorTime() - start)) s of processor time: no finding")
    fflush(nil)
  }

  /// Tries the fixes of so many mutated pages.
  private func mutateForFixes() {
    let start = processorTime()
    for seed in options.seed..<options.seed &+ UInt64(options.mutationCount) {
      alarm(Worker.wallLimit)
      let input = fuzzer.inputForFixes(seed: seed)
      if let failure = fuzzer.failureOfFixes(input) {
        report(failure, input, seed) { $1.failureOfFixes($0) }
      }
    }
    print(
      "\(options.mutationCount) mutations for fixes in \(Int(processorTime() - start)) s of processor time: "
        + "no tree is changed beyond what the fixes name")
    fflush(nil)
  }

  func tryInput(_ path: String) {
    var worker = self
    guard let text = try? DiskFileSystem().read(path, limit: 1 << 30),
      let input = FuzzInput(archive: Array(text.bytes))
    else { RunnerOptions.stop("\(path) is not an input") }
    alarm(Worker.wallLimit)
    if let failure = worker.fuzzer.failure(of: input) {
      print(failure)
      exit(1)
    }
    print("no finding")
  }

  /// Writes a failing input, made smaller while `failureOf` still returns a failure.
  private func report(
    _ failure: FuzzFailure, _ input: FuzzInput, _ seed: UInt64,
    failureOf: @escaping (FuzzInput, inout Fuzzer) -> FuzzFailure?
  ) -> Never {
    alarm(0)
    var fuzzer = Fuzzer(FuzzCorpus(fixtures: options.fixtures))
    var minimiser = Minimiser { failureOf($0, &fuzzer)?.check == failure.check }
    let smallest = minimiser.minimised(input)
    OutputFile.write(smallest.archive, to: options.smallest)
    print("seed \(seed): \(failureOf(smallest, &fuzzer) ?? failure)")
    print(
      "the input is in \(options.smallest):\n\(String(decoding: smallest.archive.prefix(2000), as: UTF8.self))"
    )
    exit(1)
  }

  /// Lets a client of the language server edit each fixture, and edits it as a workspace that lives, in twelve rounds.
  private func editFixtures() {
    for (index, fixture) in FuzzCorpus.fixtures(in: options.fixtures).enumerated() {
      alarm(Worker.wallLimit)
      do throws(FuzzFailure) {
        try ServerChecks.check(fixture, seed: options.seed &+ UInt64(index), edits: 20)
        for round in 0..<12 {
          try LivingChecks.check(fixture, seed: options.seed &+ UInt64(round * 100 + index), edits: 12)
        }
      } catch {
        stop(error, fixture, options.seed)
      }
    }
  }

  // MARK: Growth

  /// Measures how time grows for the shapes whose name contains `filter`, and says so for each where `isTold`.
  func measureGrowth(_ filter: String = "", isTold: Bool = false) {
    let start = processorTime()
    let shapes = GrowthShape.all.filter { filter.isEmpty || $0.name.contains(filter) }
    if shapes.isEmpty {
      RunnerOptions.stop("no shape has \"\(filter)\" in its name; --list-growth lists them")
    }
    var failures = 0
    for shape in shapes {
      alarm(10 * Worker.wallLimit)
      let result = GrowthCheck(shape, record: options.record).measured()
      if isTold || result.problem != nil {
        print("\(shape.name): \(result.text)\(result.problem.map { ": " + $0 } ?? "")")
        fflush(nil)
      }
      if result.problem != nil { failures += 1 }
    }
    alarm(0)
    if failures > 0 {
      print(
        "the time for \(failures) of \(shapes.count) shapes grows faster than they do; --growth NAME measures one"
      )
      exit(1)
    }
    print(
      "\(shapes.count) shapes that grow in \(Int(processorTime() - start)) s of processor time: no finding")
    fflush(nil)
  }

  /// The larger of two inputs of one repeated text, if it takes disproportionately long; nil otherwise.
  private mutating func slowInput(_ seed: UInt64) -> FuzzInput? {
    let inputs = fuzzer.repetitions(seed: seed, sizes: Worker.growth.sizes)
    // It is measured twice, because another process may interfere.
    for _ in 0..<2 {
      let times = inputs.map { input in
        let start = processorTime()
        fuzzer.work(on: input)
        return processorTime() - start
      }
      if times[1] < 0.5 || times[1] < times[0] * Worker.growth.factor { return nil }
      print("\(times[0]) s for \(Worker.growth.sizes[0]) bytes, \(times[1]) s for \(Worker.growth.sizes[1])")
    }
    return inputs[1]
  }
}
