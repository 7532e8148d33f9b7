import Fuzzing
import Testing

/// What is said of shapes that grow; `make fuzz` measures them.
@Suite struct GrowthTests {
  /// A shape of which a rule says nothing any more would measure nothing.
  @Test(arguments: GrowthShape.all.filter { $0.rule != nil }.map(\.name)) func theRuleFindsSomething(
    name: String
  ) throws {
    let shape = try #require(GrowthShape.all.first { $0.name == name })
    let found = try #require(GrowthWork.findings(shape, 16))
    #expect(found.contains { $0.rule == shape.rule }, "\(Set(found.map(\.rule)))")
  }

  @Test func eachNameIsThereOnce() {
    #expect(Set(GrowthShape.all.map(\.name)).count == GrowthShape.all.count)
  }

  private func result(_ ceiling: Double = 10, _ time: @escaping (Int) -> Double) -> GrowthCheck.Result {
    GrowthCheck.result(sizes: 1...1_024, ceiling: ceiling, time: time)
  }

  @Test func timeMayGrowAsTheInputDoes() {
    let result = result { Double($0) / 1_000 }
    #expect(result.problem == nil)
    #expect(result.sizes.map(\.size) == (0...10).map { 1 << $0 })
    #expect(result.text == "512: 0.51 s, 1024: 1.02 s, 2.00 times")
  }

  @Test func timeMustNotGrowFaster() {
    let result = result { Double($0 * $0) / 10_000 }
    #expect(result.problem == "twice the input takes 4.00 times as long")
    // What takes less than a tenth of a second says nothing.
    #expect(result.sizes.last?.size == 64)
  }

  @Test func theLargestMustNotTakeLonger() {
    #expect(result(1) { Double($0) / 1_000 }.problem == "it takes longer than 1.00 s")
  }

  /// Another process took a part of the processor once.
  @Test func oneSlowMeasurementSaysNothing() {
    var isDisturbed = false
    let result = result { size in
      defer { if size == 512 { isDisturbed = true } }
      return Double(size) / (size == 512 && !isDisturbed ? 100 : 1_000)
    }
    #expect(result.problem == nil)
  }
}
