import Figures

// Prints one line a figure, tab-separated: id, ratio, aim, what against what. With ids as arguments, only those.
// `run <id> <index of the work> <times>` only runs something, for those who count instructions from outside.

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "run", arguments.count == 4, let index = Int(arguments[2]), let times = Int(arguments[3]) {
  for (id, contest) in InjectionBenchmarks.contests where id == arguments[1] {
    let work = try contest().works[index]
    for _ in 0..<times { try work.run() }
  }
  for (id, registering) in InjectionBenchmarks.registering where id == arguments[1] {
    let work = registering.works[index]
    for _ in 0..<times { try work.run() }
  }
  if arguments[1] == "injection-g" {
    let work = InjectionBenchmarks.validatingWorks[index]
    for _ in 0..<times { try work.run() }
  }
} else {
  let isChosen = { (id: String) in arguments.isEmpty || arguments.contains(id) }
  for (id, contest) in InjectionBenchmarks.contests where isChosen(id) { print(try contest().figure(id).line) }
  for (id, registering) in InjectionBenchmarks.registering where isChosen(id) || isChosen("injection-d") {
    for figure in InjectionBenchmarks.figures(id, of: registering) { print(figure.line) }
  }
  if isChosen("injection-g") { for figure in InjectionBenchmarks.validating() { print(figure.line) } }
  if isChosen("injection-launch") { for figure in InjectionBenchmarks.launching() { print(figure.line) } }
  if isChosen("injection-h") { print(InjectionBenchmarks.twoThreads().line) }
}
