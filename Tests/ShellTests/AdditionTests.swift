import Foundation
import Shell
import Testing

/// Lessons and workshops from elsewhere: shown before anything of theirs is compiled or run, and refused where they reach
/// for more than their own folder.
struct AdditionTests {
  private let folder: TemporaryFolder

  init() throws {
    var files = Dictionary(uniqueKeysWithValues: SampleLessons.files.map { ("Lessons/\($0.key)", $0.value) })
    files["theirs/Lessons/01-notes.md"] = Self.lesson()
    files["theirs/Workshops/Notes/workshop.md"] = Self.page()
    files["theirs/Workshops/Notes/App/Notes.swift"] = "final class Notes {}\n"
    folder = try TemporaryFolder(files)
  }

  private static func lesson(id: String = "notes", setup: String = "switch notes", title: String = "Notes") -> String {
    """
    ---
    id: \(id)
    title: "\(title)"
    wiring: notes
    minutes: 3
    teaches: [noting]
    needs: [tour]
    ---
    # \(title)
    ## Write one
    ```setup
    \(setup)
    ```
    Write.

    """
  }

  private static func page(id: String = "notes-app", wiring: String = "notes", more: String = "") -> String {
    """
    ---
    id: \(id)
    title: The Notes app
    wiring: \(wiring)
    \(more)
    ---
    # The Notes app

    """
  }

  private var additions: Additions { Additions(folder: folder.url.appending(path: "added")) }

  private func session() -> Session {
    Session(
      wirings: WiringCatalog(wirings: [
        Wiring(name: "viper", folder: URL(filePath: "/workshops/viper/App")),
        Wiring(name: "mvvmfc", folder: URL(filePath: "/workshops/mvvmfc/App")),
      ]), builder: FakeBuilder(["viper": .user, "notes": .user]), lessons: folder.url.appending(path: "Lessons"),
      progress: folder.url.appending(path: "progress"), additions: additions, folder: folder.url)
  }

  private func offer(_ source: String = "theirs", as name: String? = nil) throws(AdditionError) -> AdditionOffer {
    try AdditionOffer(of: source, as: name, to: additions, in: session())
  }

  private func write(_ text: String, to path: String) throws {
    let file = folder.url.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// What is said of a source that is refused; nothing of it is left.
  private func refusal(_ source: String = "theirs") -> String? {
    do throws(AdditionError) {
      _ = try offer(source)
      return nil
    } catch {
      let left = try? FileManager.default.contentsOfDirectory(atPath: additions.folder.path)
      return error.description + (left?.isEmpty == false ? ", and something is left" : "")
    }
  }

  @Test func `what it is and what it will run is shown first`() throws {
    let offer = try offer()
    #expect(
      offer.text.plain == """
        theirs, from theirs: not ours
          lesson    notes      Notes
          workshop  notes-app  The Notes app (1 Swift file)
        Opening it compiles and runs its code, up to 1 Swift file, with your rights,
        and carries out 1 line of commands in the shell.
        """)
    #expect(session().answer("lessons").contains("notes") == false)
    offer.decline()
    #expect(additions.all.map(\.name) == [])
  }

  @Test func `a repository that does not come can be given up, and nothing is left of it`() throws {
    let git = folder.url.appending(path: "git", directoryHint: .isDirectory)
    try write("#!/bin/sh\nsleep 1000 & wait\n", to: "git/script")
    // A copy by another process: what this one has open for writing cannot be run while a test starts another process.
    let copy = try Process.run(
      URL(filePath: "/bin/sh"), arguments: ["-c", "cd '\(git.path)' && cat script > git && chmod +x git"])
    copy.waitUntilExit()
    let session = session()
    session.environment = ["PATH": "\(git.path):/usr/bin:/bin"]
    session.appSession.isCancelled = { true }
    var progress: [String] = []
    session.appSession.onProgress = { progress.append($0) }
    let problem = #expect(throws: AdditionError.self) {
      try AdditionOffer(of: "git://127.0.0.1/notes.git", as: nil, to: additions, in: session)
    }
    #expect(problem?.description == "stopped before git://127.0.0.1/notes.git was fetched; nothing was added")
    #expect(progress == ["fetching git://127.0.0.1/notes.git…"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: additions.folder.path) == [])
  }

  @Test func `what a shell that was killed has left of a fetch is taken away a day later`() throws {
    try write("old", to: "added/.old/Lessons/01-old.md")
    try write("new", to: "added/.new/Lessons/01-new.md")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -90_000)],
      ofItemAtPath: folder.url.appending(path: "added/.old").path)
    try offer().decline()
    #expect(try FileManager.default.contentsOfDirectory(atPath: additions.folder.path) == [".new"])
  }

  @Test func `lessons without code are told so`() throws {
    try FileManager.default.removeItem(at: folder.url.appending(path: "theirs/Workshops"))
    try write(
      Self.lesson(setup: "switch viper").replacing("wiring: notes", with: "wiring: viper"),
      to: "theirs/Lessons/01-notes.md")
    #expect(
      try offer().text.plain == """
        theirs, from theirs: not ours
          lesson  notes  Notes
        It has no code of its own. Opening it carries out 1 line of commands in the shell.
        """)
  }

  @Test func `what was added is listed as not ours`() throws {
    try offer(as: "class-notes").accept()
    let session = session()
    #expect(additions.all.map { "\($0.name) from \($0.source)" } == ["class-notes from theirs"])
    #expect(
      session.answer("lessons") == """
        ▸ 1  tour   A tour       4 min
          2  more   More of it   1 min  after 1
        from class-notes, not ours
          3  notes  Notes        3 min  after 1
        ▸ fits next; nothing is locked, `lesson 1` opens that one
        """)
    #expect(session.answer("lesson notes").hasPrefix("from class-notes, not ours\n\nNotes  3 minutes\n"))
    #expect(session.prompt.plain == "notes 1/1 · notes User:42> ")
  }

  @Test func `what was added can be removed, and progress stays`() throws {
    try offer().accept()
    #expect(throws: AdditionError.unknown("thiers", nearest: "theirs")) { try additions.remove("thiers") }
    session().run(line: "lesson notes; next") { _ in }
    try additions.remove("theirs")
    #expect(additions.all.isEmpty)
    #expect(session().answer("lesson notes").hasPrefix("there is no lesson \"notes\""))
    #expect(FileManager.default.fileExists(atPath: folder.url.appending(path: "progress/notes.json").path))
  }

  @Test func `names that are taken are refused`() throws {
    try offer().accept()
    #expect(
      refusal() == "there is an addition theirs already; `atelier added` lists what was added, and something is left")
    try write(Self.lesson(id: "tour"), to: "a/Lessons/01-tour.md")
    try write(Self.page(id: "b", wiring: "viper"), to: "b/Workshops/B/workshop.md")
    try write("class B {}", to: "b/Workshops/B/App/B.swift")
    try write(Self.page(id: "../../b"), to: "c/Workshops/C/workshop.md")
    try write("class C {}", to: "c/Workshops/C/App/C.swift")
    #expect(refusal("a")?.hasPrefix("there is a lesson tour already") == true)
    #expect(refusal("b")?.hasPrefix("there is a workshop or wiring viper already") == true)
    #expect(refusal("c")?.hasPrefix("Workshops/C/workshop.md names the path ../../b, which leads out of its") == true)
  }

  @Test func `paths that leave the folder are refused`() throws {
    try write(Self.page(more: "modules: { ../../Secret: Secret }"), to: "theirs/Workshops/Notes/workshop.md")
    #expect(
      refusal() == "Workshops/Notes/workshop.md names the path ../../Secret, which leads out of its folder")
    try write(Self.page(), to: "theirs/Workshops/Notes/workshop.md")
    try write("/etc/passwd\n", to: "theirs/Workshops/Notes/Variations/x/absent")
    #expect(
      refusal() == "Workshops/Notes/Variations/x/absent names the path /etc/passwd, which leads out of its folder")
    try write("Notes.swift\n", to: "theirs/Workshops/Notes/Variations/x/absent")
    try write(Self.lesson(setup: "switch ~/Documents/"), to: "theirs/Lessons/01-notes.md")
    #expect(refusal() == "Lessons/01-notes.md names the path ~/Documents/, which leads out of its folder")
    try write(Self.lesson(setup: "switch ./mine"), to: "theirs/Lessons/01-notes.md")
    #expect(refusal() == "Lessons/01-notes.md names the path ./mine, which leads out of its folder")
    try write(
      Self.lesson() + "```exercise\nid: x\nstart: ../../../x\n```\n", to: "theirs/Lessons/01-notes.md")
    #expect(refusal() == "Lessons/01-notes.md names the path ../../../x, which leads out of its folder")
  }

  @Test func `links are refused`() throws {
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "theirs/Workshops/Notes/App/Keys.swift"),
      withDestinationURL: URL(filePath: "/etc/hosts"))
    #expect(
      refusal()
        == "Workshops/Notes/App/Keys.swift is neither a file nor a folder; links are not taken, since they may lead anywhere"
    )
  }

  @Test(arguments: ["save x.atl", "run x.atl", "edit Notes", "tap A; quit", "workshop import x", "progress export x"])
  func `commands that do more than drive the app are refused`(line: String) throws {
    try write(Self.lesson(setup: line), to: "theirs/Lessons/01-notes.md")
    let command = (line.split(separator: "; ").last ?? "").prefix { $0 != " " }
    #expect(
      refusal()
        == "Lessons/01-notes.md:12: `\(command)` may not stand in lessons and workshops from elsewhere")
  }

  @Test func `options that write a file are refused`() throws {
    try write(Self.lesson(setup: "graph --svg=/etc/x"), to: "theirs/Lessons/01-notes.md")
    #expect(
      refusal() == "Lessons/01-notes.md:12: `graph --svg` may not stand in lessons and workshops from elsewhere")
  }

  @Test func `every command that is welcome is there`() {
    let known = Set(CommandList.standard.all.map(\.name))
    #expect(ContentCheck.welcomeCommands.subtracting(known) == [])
  }

  @Test func `what a title would do to the terminal is left out`() throws {
    try write(
      Self.page().replacing("The Notes app", with: "\"The \\e[31mNotes\""), to: "theirs/Workshops/Notes/workshop.md")
    #expect(try offer().text.plain.contains("The [31mNotes (1 Swift file)"))
  }

  @Test func `what is no source says so`() throws {
    try write("", to: "empty/readme.txt")
    #expect(refusal("nowhere") == "there is no folder nowhere, and it is not the address of a git repository")
    #expect(refusal("empty") == "empty has neither a folder Lessons nor a folder Workshops with something in it")
    #expect(refusal("...") == "no name can be made of ...; name one with --as")
    #expect(
      refusal("--upload-pack=x.git")
        == "there is no folder --upload-pack=x.git, and it is not the address of a git repository")
  }

  @Test(arguments: [
    (AdditionError.notFetched("a.git", reason: "no network"), "a.git cannot be fetched: no network"),
    (
      .badID("Notes App", file: "workshop.md"),
      "workshop.md is called \"Notes App\"; an id is made of lower-case letters, numbers and -"
    ),
    (.tooLarge("5000 files"), "there are more than 5000 files; lessons and workshops are smaller"),
    (
      .unknown("theirs", nearest: nil),
      "nothing was added under the name theirs; `atelier added` lists what was"
    ),
    (.unknown("thiers", nearest: "theirs"), "nothing was added under the name thiers; did you mean theirs?"),
  ])
  func `what cannot be added or removed is told with a reason`(error: AdditionError, message: String) {
    #expect(error.description == message)
  }
}
