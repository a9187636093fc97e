// Prints one line a figure, tab-separated: id, ratio, aim, what against what.
// Checks 1,000 files of 200 lines against VIPER's rules; the baseline parses them, on as many cores.

for figure in try LintBenchmarks().figures() {
  print(figure.line)
}
