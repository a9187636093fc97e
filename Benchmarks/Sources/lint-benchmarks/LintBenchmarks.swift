import Dispatch
import Figures
import Foundation
import Rules
import SwiftParser

/// How fast rules are checked, and with how much memory.
struct LintBenchmarks {
  private let sources = SampleProject.files(count: 1_000)

  func figures() throws -> [Figure] {
    let linter = try Linter(configuration: Configuration(architecture: .viper))
    let lines = sources.count * SampleProject.linesPerFile
    let before = ResidentMemory.peak
    let parsing = try Measurement("parsing \(lines) lines", runs: 5) { parseAll() }
    let afterParsing = ResidentMemory.peak
    let linting = try Measurement("lint", runs: 5) { _ = linter.lint(sources) }
    let afterLinting = ResidentMemory.peak
    let perSecond = (Double(lines) / linting.seconds).formatted(digits: 0)
    let megabytes = Double(afterLinting) / 1_048_576
    return [
      Figure("lint", linting, against: parsing, aim: "1.5", remark: ", \(perSecond) lines/s"),
      Figure(
        "lint-memory", ratio: megabytes, aim: "",
        comparison: "MB at most, after \(before / 1_048_576) MB with the sources and "
          + "\(afterParsing / 1_048_576) MB with parsing"),
    ]
  }

  private func parseAll() {
    DispatchQueue.concurrentPerform(iterations: sources.count) { index in
      let tree = sources[index].bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
      precondition(!tree.hasError)
    }
  }
}
