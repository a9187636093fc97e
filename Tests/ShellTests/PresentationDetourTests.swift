import Foundation
import SeededRandom
import Shell
import Testing

/// Wherever a presentation is, and whatever was done in between, it is what it is without detours.
struct PresentationDetourTests {
  /// All that there is to see of a moment.
  private struct Sight: Equatable {
    let page: String
    let inside: [String]

    /// - Parameter page: what was shown last.
    init(of workshop: PresentedWorkshop, page: String) {
      self.page = page
      inside = ["screen", "graph --list", "trace", "log", "source User", "steps"].map { workshop.answer($0) }
    }

    /// `1 of 2 · view  VIPER · beat 3 of 8`.
    var place: String { page.split(separator: "\n").first.map(String.init) ?? "" }
  }

  private static func straight() throws -> [String: Sight] {
    let workshop = try PresentedWorkshop()
    var sights: [String: Sight] = [:]
    workshop.answer("present viper")
    // With what it says once left out.
    workshop.answer("next")
    var page = workshop.answer("prev")
    repeat {
      let sight = Sight(of: workshop, page: page)
      sights[sight.place] = sight
      page = workshop.enter()
    } while !page.hasPrefix("✗")
    return sights
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func `at random points it is as in a straight run`(seed: UInt64) throws {
    let straight = try Self.straight()
    #expect(straight.count == 15)
    let workshop = try PresentedWorkshop()
    workshop.session.environment = ["EDITOR": "vi", "PATH": "/bin:/usr/bin"]
    workshop.session.openEditor = { call in
      // What an editor is told last is the file.
      if let file = call.arguments.last { try? Data("class User {}\n".utf8).write(to: URL(filePath: file)) }
    }
    var random = SeededGenerator(seed: seed)
    workshop.answer("present viper; next")
    for _ in 1...10 {
      for _ in 1...Int.random(in: 1...8, using: &random) {
        let moves = [
          "", "", "", "next", "prev", "present 0", "present 1", "present viper@router", "step next", "steps",
          "tap \"Edit name\"", "tap Cancel", "tap \"Sign Out\"", "tap Nothing", "open User:1", "undo", "redo",
          "restart",
          "goto 0", "switch viper", "switch viper@start", "graph", "edit User", "set width 50", "set width auto",
          "present",
        ]
        let move = moves.randomElement(using: &random) ?? ""
        workshop.answer(move.isEmpty ? workshop.session.suggestedLine ?? "" : move)
      }
      workshop.answer("set width auto")
      let sight = Sight(of: workshop, page: workshop.answer("present"))
      #expect(sight == straight[sight.place])
    }
    #expect(try workshop.code("Steps/01-view/User.swift") == "class User {\n  let view = View()\n}\n")
  }

  @Test func `code that is edited in a detour is a copy, and the step's own comes back`() throws {
    let workshop = try PresentedWorkshop()
    workshop.session.environment = ["EDITOR": "vi", "PATH": "/bin:/usr/bin"]
    workshop.session.openEditor = { call in
      if let file = call.arguments.last {
        try? Data("class User { var edited = 1 }\n".utf8).write(to: URL(filePath: file))
      }
    }
    workshop.answer("present viper@view")
    #expect(workshop.answer("edit User") == "a detour; Enter goes back to beat 1 of 8")
    #expect(workshop.answer("source User").contains("edited"))
    #expect(workshop.session.prompt.plain == "detour> ")
    workshop.answer("present")
    #expect(workshop.answer("source User").contains("let view = View()"))
    #expect(try workshop.code("Steps/01-view/User.swift") == "class User {\n  let view = View()\n}\n")
  }
}
