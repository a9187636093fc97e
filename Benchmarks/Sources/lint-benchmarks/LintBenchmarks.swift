import Dispatch
import Figures
import Foundation
import Rules
import SwiftParser

/// How fast rules are checked, and with how much memory.
struct LintBenchmarks {
  private let sources: [SourceText]
  private let architecture: Architecture?

  /// The made-up app, or what is in some folders, where it is found out which architecture that follows.
  init(folders: [String]) throws {
    sources =
      folders.isEmpty ? SampleProject.files(count: 1_000) : try folders.flatMap { try SourceTree(path: $0).texts }
    architecture = folders.isEmpty ? .viper : nil
  }

  func figures() throws -> [Figure] {
    let linter = try Linter(configuration: Configuration(architecture: architecture))
    let lines = sources.reduce(0) { $0 + $1.bytes.count { $0 == UInt8(ascii: "\n") } }
    // What lint does not read is not parsed either, or parsing alone would have more to do.
    let readable = linter.readable(among: sources)
    let before = ResidentMemory.peak
    parse(readable)
    let afterParsing = ResidentMemory.peak
    // In turn, so that what else the machine does meets both. Once `lint` has answered, a thread goes on to free what was
    // read, for which nobody waits: it would take a processor from the parsing that is measured next.
    var times: (parsing: [Double], linting: [Double]) = ([], [])
    for _ in 0..<5 {
      Rest.wait()
      times.parsing.append(Measurement.time { parse(readable) })
      Rest.wait()
      times.linting.append(Measurement.time { _ = linter.lint(sources) })
    }
    let parsing = Measurement("parsing \(lines) lines", fastestOf: times.parsing)
    let linting = Measurement("lint", fastestOf: times.linting)
    let perSecond = (Double(lines) / linting.seconds).formatted(digits: 0)
    let megabytes = Double(ResidentMemory.peak) / 1_048_576
    return [
      Figure("lint", linting, against: parsing, aim: "1.5", remark: ", \(perSecond) lines/s"),
      Figure(
        "lint-memory", ratio: megabytes, aim: "",
        comparison: "MB at most, after \(before / 1_048_576) MB with the sources and "
          + "\(afterParsing / 1_048_576) MB with parsing"),
    ] + (try cached(by: linter))
  }

  /// Checking again what was checked before, and with one file that is not what it was.
  private func cached(by linter: Linter) throws -> [Figure] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "lint-benchmarks-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let cache = LintCache(folder: folder, program: "benchmark")
    let first = Measurement("first time", runs: 1, prepare: Rest.wait) {
      _ = linter.lint(sources, cache: cache)
    }
    let unchanged = Measurement("unchanged", runs: 3, prepare: Rest.wait) {
      _ = linter.lint(sources, cache: cache)
    }
    let changes = Change.all.map { change in
      var number = 0
      var files = sources
      let changed = Measurement(
        change.name, runs: Change.places,
        prepare: {
          files = change.changed(sources, number)
          number += 1
          Rest.wait()
        }
      ) { _ = linter.lint(files, cache: cache) }
      return Figure(change.id, changed, against: first, aim: "0.05")
    }
    return [Figure("lint-unchanged", unchanged, against: first, aim: "0.05")] + changes
  }

  private func parse(_ sources: [SourceText]) {
    DispatchQueue.concurrentPerform(iterations: sources.count) { index in
      _ = sources[index].bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    }
  }
}
