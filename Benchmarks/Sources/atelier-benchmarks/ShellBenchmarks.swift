import Figures
import Foundation
import PseudoTerminal

/// How soon the shell is there, and how soon an app is.
struct ShellBenchmarks {
  private let checkout = Checkout()

  func figures() throws -> [Figure] {
    [try prompt(), try coldSwitch(), try warmSwitch(), try save()]
  }

  private func prompt() throws -> Figure {
    let home = try ScratchFolder()
    let shell = try Measurement("atelier, prompt and Ctrl-D", runs: 15) {
      let terminal = try terminal(
        checkout.atelier.path, environment: ["ATELIER_HOME": home.url.path, "ATELIER_BACKGROUND": "off"])
      try terminal.wait(for: "atelier>")
      terminal.type("\u{4}")
      _ = try terminal.waitForExit()
    }
    let bash = try Measurement("bash --norc -i -c exit", runs: 15) {
      _ = try terminal("/bin/bash", arguments: ["--norc", "-i", "-c", "exit"]).waitForExit()
    }
    return Figure("prompt", shell, against: bash, aim: "")
  }

  private func coldSwitch() throws -> Figure {
    let home = try ScratchFolder()
    let shell = try Measurement("cold switch viper", runs: 5, prepare: home.empty) {
      try checkout.switchToViper(home: home).run()
    }
    let output = try ScratchFolder()
    let compiler = try BareCompiler(checkout, writingTo: output)
    let bare = try Measurement("bare swiftc of the same files", runs: 5, prepare: output.empty) {
      try compiler.compileShared()
      try compiler.compile(checkout.viper)
    }
    return Figure("switch-cold", shell, against: bare, aim: "1.3")
  }

  private func warmSwitch() throws -> Figure {
    let home = try ScratchFolder()
    let command = checkout.switchToViper(home: home)
    try command.run()
    let shell = try Measurement("warm switch viper", runs: 15) { try command.run() }
    let executable = try checkout.compiledApp(in: home)
    let bare = try Measurement("/bin/true and reading the executable", runs: 15) {
      try Command(executable: URL(filePath: "/bin/true"), arguments: []).run()
      _ = try Data(contentsOf: executable)
    }
    return Figure("switch-warm", shell, against: bare, aim: "under 100 ms")
  }

  /// From the save of one file to what it has changed, with the wiring as an app of one's own.
  private func save() throws -> Figure {
    let (home, work, output) = (try ScratchFolder(), try ScratchFolder(), try ScratchFolder())
    let app = work.url.appending(path: "mine")
    try FileManager.default.copyItem(at: checkout.root.appending(path: "Workshops/VIPER/App"), to: app)
    let files = Checkout.swiftFiles(in: app)
    guard let file = files.first(where: { $0.hasSuffix("/UserPresenter.swift") }) else {
      throw Problem("the wiring has no UserPresenter")
    }
    let code = try String(contentsOfFile: file, encoding: .utf8)
    var saves = 0
    func saveFile() throws {
      saves += 1
      try Data("\(code)// \(saves)\n".utf8).write(to: URL(filePath: file))
    }

    let shell = try terminal(
      checkout.atelier.path, environment: ["ATELIER_HOME": home.url.path, "ATELIER_BACKGROUND": "off"])
    try shell.wait(for: "atelier>")
    shell.type("switch \(app.path)\r")
    try shell.wait(for: "mine User:42>")
    let saving = try Measurement("a save in a folder of one's own", runs: 9) {
      try saveFile()
      try shell.wait(for: "mine saved: ", count: saves)
    }
    shell.type("\u{4}")
    _ = try shell.waitForExit()

    let compiler = try BareCompiler(checkout, writingTo: output)
    try compiler.compileShared()
    let bare = try Measurement("bare swiftc of the same files", runs: 9, prepare: saveFile) {
      try compiler.compile(files)
    }
    return Figure("save-to-result", saving, against: bare, aim: "1.5")
  }

  private func terminal(
    _ executable: String, arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    let all = ProcessInfo.processInfo.environment.merging(environment) { $1 }.merging(["TERM": "xterm"]) { $1 }
    return try PseudoTerminal(executable: executable, arguments: arguments, environment: all)
  }
}
