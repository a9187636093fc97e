/// Code of an uncommon form, with a type of the case's name whose `run()` prints what it does.
struct OddCase: Sendable {
  let name: String
  let source: String

  static let all: [OddCase] = [
    .assorted, .attributes, .branches, .builders, .closures, .concurrency, .conditional, .generics, .implicitReturns,
    .initialisers, .macros, .names, .ownership, .passedClosures, .properties, .tasks,
  ]

  /// The files of a program that runs all of them.
  static var program: [String: String] {
    let calls = all.map { "    try await \($0.name).run()" }.joined(separator: "\n")
    let main = """
      @main struct Main {
        static func main() async throws {
      \(calls)
        }
      }
      """
    return Dictionary(uniqueKeysWithValues: all.map { ("\($0.name).swift", $0.source) }).merging(["App.swift": main]) {
      $1
    }
  }
}
