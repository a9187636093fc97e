import ArgumentParser

/// The program's command line.
@main
struct Atelier: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "atelier",
    abstract: "App architecture, taken apart: one small app in several architectures, driven from a shell.",
    discussion: """
      Without a command it opens the shell, or, when standard input is not a terminal, carries out the \
      commands that come from there. Exit codes: 0 done, 1 a check failed, 2 wrong use, 3 a script failed.
      """,
    version: "0.1.0",
    subcommands: [Open.self, RunScript.self],
    defaultSubcommand: Open.self)
}
