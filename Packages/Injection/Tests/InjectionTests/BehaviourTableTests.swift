import Foundation
import Testing

/// Holds `Behaviours.md` against the tests and the articles that it names.
struct BehaviourTableTests {
  /// A row of the table.
  struct Behaviour {
    let number: String
    let text: String
    let status: String
    /// `Suite: name of the test`, each.
    let tests: [String]
    /// `Article: heading`.
    let article: String
  }

  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let articles = package.appendingPathComponent("Sources/Injection/Injection.docc")
  static let tests = package.appendingPathComponent("Tests/InjectionTests")

  @Test func `every behaviour has its row, and the counts are right`() throws {
    let behaviours = try behaviours()
    #expect(behaviours.map(\.number) == (1...249).map(String.init))
    let counts = try rows(of: Self.package.appendingPathComponent("Behaviours.md"), columns: 2)
      .filter { Int($0[1]) != nil }
    #expect(counts.map { $0[0] } == ["holds", "differs", "missing", "does not apply"])
    for count in counts {
      #expect(behaviours.filter { $0.status == count[0] }.count == Int(count[1]), "\(count[0])")
    }
  }

  @Test func `what holds or differs is shown by a test that exists`() throws {
    let names = try testNames(below: Self.tests)
    for behaviour in try behaviours() {
      let isShown = ["holds", "differs"].contains(behaviour.status)
      #expect(behaviour.tests.isEmpty != isShown, "\(behaviour.number)")
      for test in behaviour.tests { #expect(names.contains(test), "\(behaviour.number)") }
    }
  }

  @Test func `every test of a behaviour is in the table`() throws {
    let shown = Set(try behaviours().flatMap(\.tests))
    let names = try testNames(below: Self.tests.appendingPathComponent("Behaviours"))
    #expect(!names.isEmpty)
    #expect(names.subtracting(shown).sorted() == [])
  }

  @Test func `what differs or is missing names the chapter of an article`() throws {
    for behaviour in try behaviours() {
      let isExplained = ["differs", "missing"].contains(behaviour.status)
      #expect(behaviour.article.isEmpty != isExplained, "\(behaviour.number)")
      guard isExplained else { continue }
      let parts = behaviour.article.components(separatedBy: ": ")
      let article = try text(of: Self.articles.appendingPathComponent("\(parts[0]).md"))
      let headings = article.components(separatedBy: "\n").filter { $0.hasPrefix("#") }
        .map { $0.drop { "# ".contains($0) } }
      #expect(headings.contains { $0 == parts.dropFirst().joined(separator: ": ") }, "\(behaviour.number)")
    }
  }

  @Test func `the article on gaps lists what is missing`() throws {
    let listed = try rows(of: Self.articles.appendingPathComponent("Gaps.md"), columns: 4)
      .filter { Int($0[0]) != nil }
    #expect(
      listed.map { "\($0[0]) \($0[1])" }
        == (try behaviours().filter { $0.status == "missing" }.map { "\($0.number) \($0.text)" }))
    #expect(listed.allSatisfy { !$0[3].isEmpty })
  }

  private func behaviours() throws -> [Behaviour] {
    try rows(of: Self.package.appendingPathComponent("Behaviours.md"), columns: 7)
      .filter { Int($0[0]) != nil }
      .map {
        Behaviour(
          number: $0[0], text: $0[1], status: $0[3],
          tests: $0[5].isEmpty ? [] : $0[5].components(separatedBy: "; "), article: $0[6])
      }
  }

  /// The cells of each row of that many columns, in all tables of a page.
  private func rows(of page: URL, columns: Int) throws -> [[String]] {
    try text(of: page).components(separatedBy: "\n").compactMap { line in
      let cells = line.components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return cells.count == columns + 2 ? Array(cells.dropFirst().dropLast()) : nil
    }
  }

  /// `Suite: name` of each test in the files of a folder, and of the folders in it.
  private func testNames(below folder: URL) throws -> Set<String> {
    var names: Set<String> = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".swift") {
      var suite = ""
      var isTest = false
      for line in try text(of: folder.appendingPathComponent(path)).components(separatedBy: "\n") {
        if line.hasPrefix("struct ") {
          suite = line.dropFirst("struct ".count).prefix { $0.isLetter }.description
        }
        isTest = isTest || line.hasPrefix("  @Test")
        let parts = line.components(separatedBy: "func ")
        if isTest, parts.count > 1 {
          names.insert("\(suite): \(parts[1].components(separatedBy: "`").dropFirst().first ?? "")")
          isTest = false
        }
      }
    }
    return names
  }

  private func text(of file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }
}
