import HotCompiler
import Shell
import Testing

/// What is said of code that was not written for this shell, above what the compiler says.
struct CompileHintTests {
  private func words(_ message: String, _ text: String) -> [Substring] {
    let error = Diagnostic(severity: .error, file: "App.swift", line: 3, column: 1, message: message, sourceLine: "")
    return CompileFailure(app: "mine", diagnostics: [error], texts: ["App.swift": text]).description
      .split(separator: "\n")
  }

  @Test func `a missing import of StageKit is named in those words`() {
    #expect(
      words("cannot find type 'ApplicationDelegate' in scope", "import ScreenKit\n@main\n") == [
        "mine does not compile: 1 error",
        "`import StageKit` is missing in App.swift: the one file with `@main` and the ApplicationDelegate needs it",
        "App.swift:3:1: error: cannot find type 'ApplicationDelegate' in scope",
      ])
  }

  @Test func `another kit is told from this one`() {
    #expect(
      words("no such module 'UIKit'", "import UIKit\n")[1]
        == "`import ScreenKit` stands in place of that import in App.swift: `help kit` lists its controls")
  }

  @Test func `a stray @main is told what it is to mark`() {
    let error = "'App' is annotated with '@main' and must provide a main static function of type () -> Void"
    #expect(
      words(error, "@main struct App {}")[1]
        == "`@main` in App.swift is to mark an `ApplicationDelegate`, which `import StageKit` brings")
  }

  @Test func `where the compiler says it all, nothing is added`() {
    #expect(words("cannot find type 'ApplicationDelegate' in scope", "public import StageKit\n").count == 2)
    #expect(words("cannot find 'Windw' in scope", "import ScreenKit\n").count == 2)
  }
}
