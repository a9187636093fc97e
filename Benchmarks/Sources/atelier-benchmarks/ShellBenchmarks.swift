import Figures
import Foundation
import PseudoTerminal

/// How soon the shell is there, and how soon an app is.
struct ShellBenchmarks {
  private let checkout = Checkout()

  func figures() throws -> [Figure] {
    [try prompt(), try coldSwitch(), try warmSwitch()]
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
    let swiftc = try checkout.swiftc()
    let bare = try Measurement("bare swiftc of the same files", runs: 5, prepare: output.empty) {
      let folder = output.url.path
      for module in Checkout.sharedModules {
        try Command(executable: swiftc, arguments: flags + libraryArguments(module, in: folder)).run()
      }
      try Command(executable: swiftc, arguments: flags + appArguments(in: folder)).run()
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

  private func terminal(
    _ executable: String, arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    let all = ProcessInfo.processInfo.environment.merging(environment) { $1 }.merging(["TERM": "xterm"]) { $1 }
    return try PseudoTerminal(executable: executable, arguments: arguments, environment: all)
  }
}

// MARK: - The bare compiler

extension ShellBenchmarks {
  /// As the shell compiles app code, but for the tracing.
  private var flags: [String] {
    let build = checkout.build.path
    return [
      "-wmo", "-Onone", "-gline-tables-only", "-swift-version", "6", "-parse-as-library", "-default-isolation",
      "MainActor",
      "-enable-upcoming-feature", "InferIsolatedConformances",
      "-enable-upcoming-feature", "NonisolatedNonsendingByDefault", "-I", "\(build)/Modules",
      "-Xcc", "-fmodule-map-file=\(build)/COpenCombineHelpers.build/module.modulemap",
      "-Xcc", "-fmodule-map-file=\(build)/CStageHooks.build/module.modulemap",
    ]
  }

  private func libraryArguments(_ module: String, in folder: String) -> [String] {
    ["-emit-module", "-emit-module-path", "\(folder)/\(module).swiftmodule", "-module-name", module, "-I", folder]
      + ["-c", "-o", "\(folder)/\(module).o"] + checkout.shared(module)
  }

  private func appArguments(in folder: String) -> [String] {
    let build = checkout.build.path
    let objects = Checkout.sharedModules.map { "\(folder)/\($0).o" }
    return ["-I", folder, "-module-name", "App", "-o", "\(folder)/app"] + objects + checkout.viper
      + ["\(build)/libAtelierKit.so", "-Xlinker", "-rpath", "-Xlinker", build]
  }
}
