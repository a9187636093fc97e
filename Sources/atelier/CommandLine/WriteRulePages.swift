import ArgumentParser
import Foundation
import Rules

/// `atelier write-rule-pages`: makes the rules' documentation pages from their comments; for those who work on Atelier.
struct WriteRulePages: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write the rules' documentation pages from the comments of their types.", shouldDisplay: false)

  @ArgumentParser.Argument(help: "Folders with rules.")
  var sources: [String]

  @ArgumentParser.Option(help: "The DocC catalogue.")
  var catalog: String

  func run() throws {
    let files = try RuleDocumentation(sources: sources).files
    try FileManager.default.createDirectory(atPath: catalog, withIntermediateDirectories: true)
    for name in try FileManager.default.contentsOfDirectory(atPath: catalog) where files[name] == nil {
      try FileManager.default.removeItem(atPath: "\(catalog)/\(name)")
    }
    for (name, text) in files {
      try text.write(toFile: "\(catalog)/\(name)", atomically: true, encoding: .utf8)
    }
    TerminalOutput.standard.say("\(files.count) pages in \(catalog)")
  }
}
