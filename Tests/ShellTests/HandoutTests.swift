import Foundation
import Shell
import Testing

/// The command `export session`: what was typed and shown, as a page or a recording.
struct HandoutTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func session(isInteractive: Bool = true) -> Session {
    let session = Session.fake(isInteractive: isInteractive)
    session.appSession.folder = folder.url
    session.version = "1.2.3"
    session.now = { Date(timeIntervalSince1970: 1_763_856_000) }
    session.environment = ["HOME": "/home/ann"]
    return session
  }

  private func file(_ name: String) throws -> String {
    try String(contentsOf: folder.url.appending(path: name), encoding: .utf8)
  }

  @Test func `a page has each command with its answer, and what it was about`() throws {
    let session = session()
    _ = session.transcript("switch viper", "tap Nothing", "switch mvvmfc  # ```", "log")
    #expect(session.answer("export session out.md") == "4 commands written to out.md")
    let page = try file("out.md")
    #expect(
      page == """
        # A session in the shell

        - date: 2025-11-23
        - wiring: viper, mvvmfc
        - version: atelier 1.2.3

        ```console
        atelier> switch viper
        viper: 31 files compiled in 0.9 s, launched
        ┌ User ────────────────────────────────┐
        │ Ann Appleseed                        │
        │ [ Edit name ] [ Sign Out ]           │
        └──────────────────────────────────────┘
        ```

        ```console
        viper User:42> tap Nothing
        ✗ there is no "Nothing" on the screen
        ```

        ````console
        viper User:42> switch mvvmfc  # ```
        viper→mvvmfc: 31 files compiled in 0.9 s, launched, screens equal
        ┌ User ────────────────────────────────┐
        │ Ann Appleseed                        │
        │ [ Edit name ] [ Sign Out ]           │
        └──────────────────────────────────────┘
        ````

        ```console
        mvvmfc User:42> log
        nothing has happened since the launch
        ```

        """)
  }

  @Test func `what stands before it on its own line is part of it`() {
    let session = session(isInteractive: false)
    #expect(
      session.answer("switch viper; tap Nothing ; log") != ""
        && session.answer("export session --markdown; export session --markdown").contains("tap Nothing ; log"))
    let page = self.session(isInteractive: false).answer("switch viper ; log;export session --markdown")
    #expect(
      page == """
        viper: 31 files compiled in 0.9 s, launched
        nothing has happened since the launch
        # A session in the shell

        - date: 2025-11-23
        - wiring: viper
        - version: atelier 1.2.3

        ```console
        atelier> switch viper ; log
        viper: 31 files compiled in 0.9 s, launched
        nothing has happened since the launch
        ```
        """)
  }

  @Test func `a recording types evenly, shows colours, and leaves time to read`() throws {
    let session = session()
    _ = session.transcript("log", "clear")
    #expect(session.answer("export session out.cast") == "2 commands written to out.cast; `asciinema play` shows it")
    let recording = try file("out.cast")
    #expect(
      recording == #"""
        {"env":{"TERM":"xterm-256color"},"height":24,"timestamp":1763856000,"title":"atelier 1.2.3","version":2,"width":80}
        [0.000, "o", "\u001b[1matelier\u001b[0m> "]
        [0.060, "o", "l"]
        [0.120, "o", "o"]
        [0.180, "o", "g"]
        [0.480, "o", "\r\n"]
        [0.480, "o", "\u001b[1;38;5;131m✗\u001b[0m no app is running yet; \u001b[38;5;98m`switch viper`\u001b[0m starts one\r\n"]
        [1.480, "o", "\u001b[1matelier\u001b[0m> "]
        [1.540, "o", "c"]
        [1.600, "o", "l"]
        [1.660, "o", "e"]
        [1.720, "o", "a"]
        [1.780, "o", "r"]
        [2.080, "o", "\r\n"]
        [2.080, "o", "\u001b[H\u001b[2J"]

        """#)
  }

  @Test func `without a file it is shown, and the home folder is not named`() {
    let session = session(isInteractive: false)
    _ = session.answer("run /home/ann/x.atl")
    #expect(
      session.answer("export session --markdown") == """
        # A session in the shell

        - date: 2025-11-23
        - version: atelier 1.2.3

        ```console
        atelier> run ~/x.atl
        ~/x.atl cannot be read: there is no such file
        ```
        """)
  }

  @Test func `what is there already stays, unless one says so`() throws {
    try Data("mine".utf8).write(to: folder.url.appending(path: "out.md"))
    let session = session()
    _ = session.answer("log")
    #expect(
      session.answer("export session out.md")
        == "✗ out.md is there already; `export session out.md --replace` writes over it")
    #expect(try file("out.md") == "mine")
    #expect(session.answer("export session out.md --replace") == "2 commands written to out.md")
  }

  @Test func `of a very long session the last commands are kept, and of a very long answer the first lines`() {
    let session = session(isInteractive: false)
    let long = String(repeating: "x", count: 60_000)
    for _ in 0..<40 { _ = session.answer("glossary \(long)") }
    let text = session.answer("export session --markdown")
    #expect(text.utf8.count < 5 << 20)
    #expect(text.contains("\n\nThe first 6 commands are not kept.\n\n"))
  }

  @Test(arguments: [
    ("export session", "nothing was typed before this that could be exported; begin with `lessons` or `switch viper`"),
    ("export progress", "\"progress\" does not fit; expected `export session <file>`"),
    (
      "export session --markdown --asciicast",
      "\"--asciicast\" does not fit; expected one of --markdown and --asciicast"
    ),
  ])
  func `what cannot be exported is said to be so`(line: String, problem: String) {
    #expect(session(isInteractive: false).answer(line) == problem)
  }

  @Test func `a folder that is not there is told of`() {
    let session = session(isInteractive: false)
    _ = session.answer("wirings")
    #expect(
      session.answer("export session nowhere/out.md")
        == "nowhere/out.md cannot be written: no such file or directory; nothing was saved")
  }
}
