import Foundation
import Rules
import Testing

/// Who makes objects is asked of files that name these alone; it is known all the same, whatever changes in which file.
struct NamedSurveyTests {
  /// A card that the app's first screen makes once, and whose closure may hold it thus.
  private let project = [
    "App.swift": """
    final class AppDelegate: UIResponder, UIApplicationDelegate { let home = HomeViewController() }
    final class HomeViewController: UIViewController { let card = Card() }
    """,
    "Card.swift": """
    final class Card {
      var onTap: (() -> Void)?
      func begin() { onTap = { self.end() } }
      func end() {}
    }
    """,
    "Dealer.swift": "final class Dealer {}",
    "Label.swift": "final class Label {}",
    "Player.swift": "final class Player {\n  func play() { Widget().begin() }\n}",
  ]
  private let ring = ["a closure of Card holds self strongly, kept in onTap"]

  @Test(arguments: [
    // Another file makes one, or comes to say so.
    ["New.swift": "final class New {\n  func deal() { Card().begin() }\n}"],
    ["Dealer.swift": "final class Dealer {\n  func deal() { Card().begin() }\n}"],
    // A type does so that another file is the first to declare.
    ["More.swift": "extension Dealer {\n  func deal() { Card().begin() }\n}"],
    ["A.swift": "extension Dealer {\n  func deal() { Card().begin() }\n}"],
    // The name by which a file makes one comes to stand for it.
    ["Names.swift": "typealias Widget = Card"],
    ["Names.swift": "extension Player {\n  typealias Widget = Card\n}"],
  ])
  func `who makes an object is known wherever that changes`(change: [String: String]) throws {
    try check([project, project.merging(change) { $1 }, project], [[], ring, []])
  }

  @Test func `of two aliases of one name, the one that is left counts`() throws {
    let both = project.merging(["A.swift": "typealias Widget = Label", "B.swift": "typealias Widget = Card"]) { $1 }
    let one = both.filter { $0.key != "A.swift" }

    try check([both, one, both], [[], ring, []])
  }

  @Test func `a file that has not been asked is asked once its name is`() throws {
    let unknown = project.merging([
      "App.swift": "final class HomeViewController: UIViewController {}",
      "Dealer.swift": "final class Dealer {\n  func deal() { Board().place(); Card().begin() }\n}",
      "Card.swift": "final class Card {}",
    ]) { $1 }
    let known = unknown.merging(project.filter { $0.key != "Dealer.swift" }) { $1 }

    try check([unknown, known, unknown], [[], ring, []])
  }

  /// Checks projects one after the other, with what was kept of those before.
  private func check(_ projects: [[String: String]], _ found: [[String]]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "Named-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let cache = LintCache(folder: folder, program: "1")
    let linter = try Linter(configuration: Configuration(), only: ["SM-3"])
    for (files, found) in zip(projects, found) {
      let sources = files.sorted { $0.key < $1.key }.map { SourceText(name: $0.key, bytes: Array($0.value.utf8)) }
      let report = linter.lint(sources, cache: cache)
      #expect(report.findings.map(\.what) == found)
      #expect(report == linter.lint(sources))
    }
  }
}
