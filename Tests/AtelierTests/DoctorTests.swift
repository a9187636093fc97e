import Foundation
import Testing

/// `doctor`, in the shell and beside it, and what is installed beside the program.
struct DoctorTests {
  private let program: Program

  init() throws { program = try Program() }

  /// The lines of what was found, by what they are about.
  private static func findings(in output: String) -> [Substring: Substring] {
    let lines = output.split(separator: "\n").filter { "✓✗!".contains($0.first ?? " ") }
    return Dictionary(
      lines.map { ($0.dropFirst(2).prefix { $0 != " " }, $0.prefix(1)) }, uniquingKeysWith: { first, _ in first })
  }

  @Test func `a machine with all that is needed is told so, also in the shell`() throws {
    let result = try program.run(arguments: ["doctor"])
    #expect(result.exitCode == 0)
    #expect(result.output.contains("\n✓ apps        a small one compiles, and is linked with the kit\n"))
    #expect(result.output.hasSuffix("\n\nall that is needed is there"))
    let found = Self.findings(in: result.output)
    #expect(
      found.keys.sorted() == [
        "apps", "cache", "compiler", "content", "editor", "files", "git", "graphviz", "home", "terminal",
      ])
    #expect(
      ["content", "files", "compiler", "apps", "home", "git"].map { found[$0] } == Array(repeating: "✓", count: 6))
    #expect(Self.findings(in: try program.run("doctor").output) == found)
  }

  @Test func `without a compiler it says which one is missing, where the shell itself does not start`() throws {
    let variables = ["ATELIER_SWIFTC": "/nowhere/swiftc", "VISUAL": "", "EDITOR": "", "TERM": "dumb"]
    let result = try program.run(arguments: ["doctor"], variables: variables)
    #expect(result.exitCode == 1)
    #expect(
      result.output.contains(
        """
        ✗ compiler    there is no swiftc at /nowhere/swiftc, where ATELIER_SWIFTC
                      points; set it to a swiftc, or unset it to use the one in PATH
        ✗ apps        not tried, since something above is missing

        """))
    #expect(
      result.output.contains(
        """
        ! terminal    it does not say what it can do (TERM)
                      say `export TERM=xterm-256color`, if it can do colours

        """))
    #expect(
      result.output.contains(
        """
        ! editor      neither VISUAL nor EDITOR is set
                      say `export EDITOR=nano`, or whichever you like; `edit` opens it
                      at the line

        """))
    #expect(result.output.hasSuffix("\n\n2 things to be put right"))
  }

  @Test func `a cache that cannot be written is seen by compiling into it`() throws {
    let cache = program.home.appending(path: "none")
    try Data().write(to: cache)
    let result = try program.run(arguments: ["doctor"], variables: ["ATELIER_HOME": cache.path])
    let found = Self.findings(in: result.output)
    #expect(["compiler", "apps", "home", "cache"].map { found[$0] } == ["✗", "✗", "✗", "✗"])
    #expect(result.output.hasSuffix("\n\n4 things to be put right"))
  }

  @Test func `the manual page names each subcommand and option`() throws {
    struct Help: Decodable {
      struct Command: Decodable {
        struct Argument: Decodable {
          struct Name: Decodable {
            let kind: String
            let name: String
          }
          let names: [Name]?
          let shouldDisplay: Bool
        }
        let commandName: String
        let shouldDisplay: Bool
        let arguments: [Argument]?
        let subcommands: [Command]?
      }
      let command: Command
    }
    let page = try String(contentsOf: Program.checkout.appending(path: "Documentation/atelier.1"), encoding: .utf8)
    let dump = try program.run(arguments: ["--experimental-dump-help"]).output
    let command = try JSONDecoder().decode(Help.self, from: Data(dump.utf8)).command
    let subcommands = (command.subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != "help" }
    #expect(subcommands.map(\.commandName).filter { !page.contains("\n.It Cm \($0)") } == [])
    let options = ([command] + subcommands).flatMap { $0.arguments ?? [] }.filter(\.shouldDisplay)
    let names = Set(options.flatMap { $0.names ?? [] }.filter { $0.kind == "long" }.map(\.name))
    #expect(names.filter { !page.contains("Fl -\($0)") } == [])
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `there are completions for each shell`(shell: String) throws {
    let result = try program.run(arguments: ["--generate-completion-script", shell])
    #expect(result.exitCode == 0)
    for word in ["run", "check", "lint", "notes", "doctor", "wirings"] { #expect(result.output.contains(word)) }
  }
}
