import ArgumentParser
import Foundation
import Grammar
import Rules
import Shell

/// `atelier lint <paths>`: checks Swift sources against the rules of an architecture.
struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check Swift sources against the rules of an architecture.",
    discussion: """
      Each path is a project of its own, checked as a whole. Exit codes: 0 nothing found, 1 something found, 2 wrong \
      use. One line is excused by a comment with a reason: // atelier:disable VI-2 <reason>. A file .atelier.yml in \
      the folder that is checked says how the project names its parts; `rules <id>` in the shell explains a rule.
      """)

  @ArgumentParser.Argument(help: ArgumentHelp("Swift files, or folders with some.", valueName: "path"))
  var paths: [String]

  @ArgumentParser.Option(
    help: ArgumentHelp(
      "auto, or one of \(Architecture.allCases.map(\.rawValue).joined(separator: ", ")).", valueName: "name"))
  var architecture = "auto"

  @ArgumentParser.Option(help: ArgumentHelp("Apply these rules only: VI-2,VI-3.", valueName: "ids"))
  var only: String?

  @ArgumentParser.Option(
    help: "How findings are written: \(ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")).")
  var format = ReportFormat.text

  @ArgumentParser.Option(help: ArgumentHelp("What the project says of itself, in YAML.", valueName: "file"))
  var config: String?

  @ArgumentParser.Option(help: ArgumentHelp("Report only what is not in this baseline.", valueName: "file"))
  var baseline: String?

  @ArgumentParser.Option(help: ArgumentHelp("Write what is found to a baseline, and end well.", valueName: "file"))
  var writeBaseline: String?

  func validate() throws {
    guard !paths.isEmpty else { throw ValidationError("say what to check: atelier lint <path>") }
    guard architecture == "auto" || Architecture(rawValue: architecture) != nil else {
      let known = Architecture.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("there is no architecture \(architecture); there are auto, \(known)")
    }
  }

  func run() throws {
    let reports: [LintReport]
    do throws(LintError) {
      var found: [LintReport] = []
      for path in paths { found.append(try LintJob(self).report(on: path)) }
      reports = found
    } catch {
      throw ValidationError(error.description)
    }
    if let writeBaseline {
      let findings = reports.flatMap(\.findings)
      try LintJob.write(Baseline(findings), to: writeBaseline)
      print("\(findings.count.counted("finding")) written to \(writeBaseline)")
      return
    }
    print(format.text(of: reports, pages: LintJob.pages), terminator: "")
    if !reports.allSatisfy(\.isClean) { throw ExitCode(Status.checkFailed.exitCode) }
  }
}

extension ReportFormat: ExpressibleByArgument {}
