import Foundation
import Shell
import Testing

/// A workshop that was exported as a repository, presented from there.
struct PresentedRepositoryTests {
  private let workshop: PresentedWorkshop

  init() throws {
    workshop = try PresentedWorkshop()
  }

  @Test func `a repository that was exported is presented as the workshop is`() {
    workshop.answer("workshop export vip class; workshop import class")
    for step in ["start", "view", "router"] { workshop.builder.apps["class@\(step)"] = .user }
    #expect(workshop.answer("present class@view").hasPrefix("1 of 2 · view"))
    for _ in 1...3 { workshop.enter() }
    #expect(workshop.session.suggestedLine == "tap \"Sign Out\"")
    #expect(workshop.answer("diff --code").hasPrefix("class@start → class@view"))
    // A shell that is opened later finds it by its name, too.
    #expect(workshop.laterSession().answer("switch class@view").hasPrefix("class@view: 31 files"))
  }

  @Test func `a repository's own page is presented, and rehearsed with its lines`() throws {
    workshop.answer("workshop export vip class")
    let folder = workshop.folder.url.appending(path: "class")
    try git("checkout", "-q", "workshops/VIPER/02-router", in: folder)
    let page = """
      ---
      id: talk
      wiring: talk
      title: My talk
      ---
      ## Step: start
      Mine.

      ```demo
      tap "Sign Out"
      expect path is User:42
      ```
      """
    try Data(page.utf8).write(to: folder.appending(path: "workshop.md"))
    try git("add", ".", in: folder)
    try git("-c", "user.name=A", "-c", "user.email=a@b.c", "commit", "-qm", "Talk", in: folder)
    workshop.answer("workshop import class")
    for step in ["start", "view", "router"] { workshop.builder.apps["class@\(step)"] = .user }
    #expect(workshop.answer("present class").contains("My talk · beat 1 of 2\n\nMine."))
    #expect(plain("present class@view").contains("The view has moved out."))
    #expect(
      plain("present --rehearse class").hasPrefix(
        "imports/class/workshop.md:11: in the demo of start, `expect path is User:42`: expected path is User:42: "
          + "the path is Login"))
  }

  private func git(_ arguments: String..., in folder: URL) throws {
    let process = try Process.run(
      URL(filePath: "/usr/bin/env"), arguments: ["git", "-C", folder.path] + arguments)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  /// What a line shows, in one line.
  private func plain(_ line: String) -> String { workshop.answer(line).replacing(/\n */, with: " ") }
}
