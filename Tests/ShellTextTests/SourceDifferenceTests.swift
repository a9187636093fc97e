import ShellText
import Testing

struct SourceDifferenceTests {
  private func difference(_ old: [String: String], _ new: [String: String], of name: String? = nil) -> String {
    SourceDifferenceText(SourceDifference(from: old, to: new, of: name), display: Display()).text.plain
  }

  @Test func `a file that has moved shows what has changed in it`() {
    let old = ["User.swift": "class User {\n  let name\n}\n", "Session.swift": "enum Session {}\n"]
    let new = ["Modules/User.swift": "class User {\n  let view\n}\n", "Modules/Session.swift": "enum Session {}\n"]
    #expect(
      difference(old, new) == """
        Modules/Session.swift moved from Session.swift

        Modules/User.swift moved from User.swift  +1 -1
          class User {
        -   let name
        +   let view
          }
        """)
    #expect(difference(old, new, of: "Session") == "Modules/Session.swift moved from Session.swift")
  }

  @Test func `lines that are longer than the window are broken where code can be`() {
    let difference = SourceDifference(from: [:], to: ["User.swift": "  init(name: String, friends: [User]) {\n}\n"])
    let display = Display(width: 30, isInteractive: true)
    #expect(
      SourceDifferenceText(difference, display: display).text.plain == """
        User.swift new  +2
        +   init(name: String,
              ↪ friends: [User]) {
        + }
        """)
  }

  @Test func `files of which several have one name are new and gone`() {
    let old = ["User/Assembly.swift": "a\n", "Friends/Assembly.swift": "b\n"]
    #expect(
      difference(old, ["Assembly.swift": "c\n"]) == """
        Assembly.swift new  +1
        + c

        Friends/Assembly.swift gone  -1

        User/Assembly.swift gone  -1
        """)
  }
}
