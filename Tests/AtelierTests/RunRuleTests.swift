import Foundation
import Testing

/// The wirings in every scenario: nothing that they do is against their architecture's rules.
struct RunRuleTests {
  private static let scenarios = URL(filePath: #filePath)
    .appending(path: "../../../Workshops/UserApp/Scenarios", directoryHint: .isDirectory).standardizedFileURL

  @Test(arguments: ["contexts", "mvpcf", "viper", "mvvmc", "mvvmfc"])
  func `a wiring keeps to its rules in every scenario`(wiring: String) throws {
    let files = try FileManager.default.contentsOfDirectory(at: Self.scenarios, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "atl" }
    let commands = files.map { "run \"\($0.path)\"; rules" }.sorted().joined(separator: "; ")
    let result = try Program().run("switch \(wiring); \(commands)")
    let verdicts = result.output.split(separator: "\n").filter { $0.contains(" finding") }

    #expect(files.count > 20)
    #expect(verdicts.count == files.count)
    #expect(verdicts.filter { !$0.hasPrefix("no finding in ") || !$0.contains("and in its run so far") } == [])
    #expect(result.exitCode == 0)
  }
}
