import Foundation
import ScreenKit
import Shell
import StageProtocol
import Testing

/// What `wirings` counts.
struct NumbersTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "One/workshop.md": "---\nid: one\ntitle: The first\nwiring: one\n---\n",
      "One/App/App.swift": "final class AppDelegate {}\n\nprotocol Screen {}\n",
      "One/App/User/UserViewController.swift": """
      /// Shows a person.
      final class UserViewController: ViewController {
        let onTap = { print("tapped") }
      }
      """,
      "One/App/User/UserModel.swift": "struct UserModel {}",
      "Two/workshop.md": "---\nid: two\ntitle: The second\nwiring: two\n---\n",
      "Two/App/App.swift": "final class AppDelegate {}",
    ])
  }

  private func session(isAccessible: Bool = false) -> Session {
    var app = FakeApp.user
    app.graph = ObjectGraph(
      kind: .ownership, nodes: [.init(id: "A", type: "A"), .init(id: "B", type: "B")],
      edges: [
        .init(from: "A", to: "B", label: "b", strength: .strong, via: .field),
        .init(from: "B", to: "A", label: "a", strength: .weak, via: .field),
      ])
    let session = Session(
      wirings: WiringCatalog(workshops: folder.url), builder: FakeBuilder(["one": app, "two": .user]),
      folder: folder.url)
    session.settings.isAccessible = isAccessible
    return session
  }

  @Test func `code is counted at once, objects once a wiring was compiled`() {
    let session = session()
    session.run(line: "switch one") { _ in }
    #expect(
      session.answer("wirings") == """
        one  The first  on the stage
        two  The second

             files  lines  types  types/screen  protocols  closures  objects  edges
        one      3      6      3           2.0          1         1        2      2
        two      1      1      1             –          0         0        –      –
        `wirings --compile` counts the objects and edges that are not known yet
        """)
  }

  @Test func `the numbers can be taken to a slide or a spreadsheet`() {
    let session = session()
    session.run(line: "switch one") { _ in }
    #expect(
      session.answer("wirings --format markdown") == """
        | wiring | files | lines | types | types/screen | protocols | closures | objects | edges | tests |
        | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
        | one | 3 | 6 | 3 | 2.0 | 1 | 1 | 2 | 2 |  |
        | two | 1 | 1 | 1 |  | 0 | 0 |  |  |  |
        """)
    #expect(
      session.answer("wirings --format csv") == """
        wiring,files,lines,types,types/screen,protocols,closures,objects,edges,tests
        one,3,6,3,2.0,1,1,2,2,
        two,1,1,1,,0,0,,,
        """)
    #expect(session.answer("wirings --format html") == "\"html\" does not fit; expected markdown or csv")
  }

  @Test func `those never compiled are compiled when asked to`() {
    #expect(
      session().answer("wirings --compile") == """
        one  The first
        two  The second

             files  lines  types  types/screen  protocols  closures  objects  edges
        one      3      6      3           2.0          1         1        2      2
        two      1      1      1             –          0         0        0      0
        """)
  }

  @Test func `for those who listen it is a sentence each`() {
    #expect(
      session(isAccessible: true).answer("wirings --compile").hasSuffix(
        """
        one: files 3, lines 6, types 3, types/screen 2.0, protocols 1, closures 1,
        objects 2, edges 2
        two: files 1, lines 1, types 1, protocols 0, closures 0, objects 0, edges 0
        """))
  }

  @Test func `everything is there for programs, screen by screen`() throws {
    let text = session().answer("wirings --compile --json")
    let entries = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    #expect(entries.map { $0["name"] as? String } == ["one", "two"])
    let numbers = try #require(entries[0]["numbers"] as? [String: Any])
    #expect(
      numbers["ownership"] as? [String: Int] == ["objects": 2, "edges": 2, "weak": 1, "unowned": 0])
    let code = try #require(numbers["code"] as? [String: Any])
    #expect(code["typesPerScreen"] as? Double == 2)
    let screens = try #require(code["screens"] as? [[String: Any]])
    #expect(screens.map { $0["name"] as? String } == ["User"])
    #expect(
      screens[0]["counts"] as? [String: Int] == ["files": 2, "lines": 4, "types": 2, "protocols": 0, "closures": 1])
  }
}
