import Diagnostics
import Fuzzing
import SystemC

// make fuzz: a worker tries one input after the other; the process that started it looks on, and when the worker ends by
// a signal, finds the smallest input that does the same.

var options = RunnerOptions(CommandLine.arguments)
switch options.mode {
case .work: Worker(options).run()
case .input(let path): Worker(options).tryInput(path)
case .supervise: Supervisor(options).run()
}
