// Prints one line a figure, tab-separated: id, ratio, aim, what against what.
// Checks 1,000 files of 200 lines against VIPER's rules, or the folders that are named against the rules of the
// architecture that they follow; the baseline parses them, on as many cores.

for figure in try LintBenchmarks(folders: Array(CommandLine.arguments.dropFirst())).figures() {
  print(figure.line)
}
