import Diagnostics
import Fuzzing
import SystemC

// make fuzz: a worker tries one input after the other. The process that started it waits. When a signal ends the worker, it
// finds the smallest input that does the same.

var options = RunnerOptions(CommandLine.arguments)
switch options.mode {
case .work: Worker(options).run()
case .input(let path): Worker(options).tryInput(path)
case .growth(let filter): Worker(options).measureGrowth(filter, isTold: true)
case .listGrowth: for shape in GrowthShape.all { print(shape.name) }
case .supervise: Supervisor(options).run()
}
