import Foundation
import Testing

/// Every rule has a file and a test file of its name.
struct CatalogTests {
  @Test func `a rule is alone in its file, and its tests are in another`() throws {
    let tests = Set(SwiftFiles.all(in: "Tests/RulesTests/Catalog").map { $0.deletingPathExtension().lastPathComponent })
    var rules: Set<String> = []
    for file in SwiftFiles.all(in: "Sources/Rules/Catalog") {
      let declared = try String(contentsOf: file, encoding: .utf8).matches(of: /\nstruct (\w+): (?:Run|Call)?Rule\b/)
        .map { String($0.output.1) }
      #expect(declared.isEmpty || declared == [file.deletingPathExtension().lastPathComponent])
      rules.formUnion(declared)
    }
    #expect(tests.symmetricDifference(rules.map { "\($0)Tests" }) == [])
  }
}
