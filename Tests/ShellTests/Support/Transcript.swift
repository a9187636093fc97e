import Foundation
import Shell

extension Session {
  /// A session with the wirings `mvvmfc` and `viper`, or others, on fake stages.
  static func fake(
    _ builder: FakeBuilder = FakeBuilder(["viper": .user, "mvvmfc": .user]), isInteractive: Bool = false,
    wirings names: [String] = ["viper", "mvvmfc"]
  ) -> Session {
    let wirings = names.map { name in
      Wiring(name: name, title: "The \(name) wiring", folder: URL(filePath: "/workshops/\(name)/App"))
    }
    return Session(
      wirings: WiringCatalog(wirings: wirings), builder: builder,
      terminal: Terminal(isInteractive: isInteractive), folder: URL(filePath: "/nowhere/"))
  }

  /// Everything that a line shows.
  func outputs(_ line: String) -> [Output] {
    var outputs: [Output] = []
    run(line: line) { outputs.append($0) }
    return outputs
  }

  /// What a line shows, as text.
  func answer(_ line: String) -> String {
    outputs(line).map(\.text.plain).joined(separator: "\n")
  }

  /// What is on a terminal after these lines were entered.
  func transcript(_ lines: String...) -> String {
    lines.map { line in
      let head = prompt.plain + line
      let answer = answer(line)
      return answer.isEmpty ? head : head + "\n" + answer
    }
    .joined(separator: "\n")
  }
}
