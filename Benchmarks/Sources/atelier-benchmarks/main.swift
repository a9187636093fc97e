// Prints one line a figure, tab-separated: id, ratio, aim, what against what.
// Measures the release build of the checkout that it stands in; `make bench` makes both. `ATELIER_BUILD=.build/debug`
// measures the build that `make run` makes.

do {
  for figure in try ShellBenchmarks().figures() + StageBenchmarks().figures() + GraphBenchmarks().figures() {
    print(figure.line)
  }
} catch {
  print("the benchmarks stopped: \(error)")
  throw error
}
