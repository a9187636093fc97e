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
      All paths together are one project, checked as a whole; each workshop is one of its own. Of a workshop the App is \
      checked; its Variations and Steps, where one of them is named, with the App that they overlay. Where one path \
      leads to nothing but apps that have an Xcode project each, they are checked one by one, and together where each \
      is named. One line is excused by a comment with a \
      reason: // atelier:disable VI-2 <reason>. Files .atelier.yml in the folder that is checked, around it and in it \
      say how the project names its parts, and what is to be checked. What git ignores is left out, and what a \
      .swiftlint.yml excludes.

      Exit codes: 0 no error; 1 an error, more warnings than --max-warnings, anything with --strict, or a file that \
      cannot be read or is not Swift, which is reported while the rest is checked; 2 wrong use, such as a path that \
      does not exist.
      """)

  @ArgumentParser.Argument(help: ArgumentHelp("Swift files, or folders with some.", valueName: "path"))
  var paths: [String] = []

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

  @ArgumentParser.Flag(help: "End with 1 for anything that is found, as for an error.")
  var strict = false

  @ArgumentParser.Option(help: ArgumentHelp("End with 1 for more warnings than that.", valueName: "count"))
  var maxWarnings: Int?

  @ArgumentParser.Option(
    defaultAsFlag: "HEAD",
    help: ArgumentHelp(
      "Read everything, and report on the files that have changed since a branch or commit.", valueName: "base"))
  var changed: String?

  @ArgumentParser.Flag(help: "Count the findings by rule and folder instead of listing them.")
  var summary = false

  @ArgumentParser.Option(help: ArgumentHelp("List no more findings than that.", valueName: "count"))
  var limit: Int?

  @ArgumentParser.Option(
    help: ArgumentHelp("Say why a type has its role, or show a rule's page, and check nothing.", valueName: "name"))
  var explain: String?

  @ArgumentParser.Flag(name: .customLong("no-cache"), help: "Check everything anew, and keep nothing of it.")
  var isAnew = false

  @ArgumentParser.Flag(
    help: "Fix what needs no judgement: weak var, private(set) and [weak self]; then report the rest.")
  var fix = false

  @ArgumentParser.Flag(help: "With --fix: show the changes as a diff, and change nothing.")
  var dryRun = false

  private var explainedRule: RuleCatalog.Entry? { explain.flatMap(RuleCatalog.standard.rule) }

  func validate() throws {
    if paths.isEmpty, explainedRule == nil, let explain, let nearest = RuleCatalog.standard.nearest(to: explain) {
      throw ValidationError(LintError.unknownRule(explain, nearest: nearest).description)
    }
    guard !paths.isEmpty || explainedRule != nil else {
      throw ValidationError("say what to check: atelier lint <path>")
    }
    if dryRun, !fix { throw ValidationError("--dry-run shows what --fix would change; write both") }
    if changed?.isEmpty == true {
      throw ValidationError("--changed= names no branch or commit; --changed alone asks for what is not committed")
    }
    if changed != nil, writeBaseline != nil {
      throw ValidationError("--write-baseline notes what is found in all files; leave --changed out")
    }
    if summary, format != .text {
      throw ValidationError("--summary is for people; leave it or --format \(format.rawValue) out")
    }
    if limit != nil, format != .text {
      throw ValidationError("--limit shortens what people read; --format \(format.rawValue) reports everything")
    }
    if let only, ruleIDs(in: only).isEmpty {
      throw ValidationError("--only names no rule; write some: --only VI-2,VI-3")
    }
    if let limit, limit < 0 { throw ValidationError("--limit takes a count from 0, and \(limit) is less") }
    guard architecture == "auto" || Architecture(rawValue: architecture) != nil else {
      let known = Architecture.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("there is no architecture \(architecture); there are auto, \(known)")
    }
  }

  func run() throws {
    let reports: [LintReport]
    let job = LintJob(options, progress: .shownOnTerminal)
    do throws(LintError) {
      defer { ProgressLine.shared.end() }
      if let explain {
        let text = try explanation(of: explain, by: job)
        return explainedRule == nil ? Self.show(text) : Self.showPage(text)
      }
      if fix {
        let fixes = try job.fixes(on: paths)
        if dryRun {
          if fixes.files.isEmpty { Self.say(fixes.words) }
          return TerminalOutput.standard.pass(try fixes.diff())
        }
        try fixes.write()
        Self.say(fixes.words)
      }
      reports = try job.reports(on: paths, remark: Self.say)
    } catch {
      throw ValidationError(error.description)
    }
    if let writeBaseline {
      let written = try LintFile(writeBaseline).writeBaseline(
        of: reports, and: try baseline.map { try LintFile($0).baseline() })
      TerminalOutput.standard.say("\(written.counted("finding")) written to \(writeBaseline)")
      let problems = reports.flatMap(\.problems)
      for problem in problems { Self.say(problem.words) }
      if !problems.isEmpty { throw ExitCode(Status.checkFailed.exitCode) }
      return
    }
    if summary {
      Self.show(SummaryReport().text(of: reports))
    } else {
      let text = format.text(
        of: reports, pages: .installed, limit: limit, version: Atelier.configuration.version)
      // A program gets names as they are: JSON has signs of its own for what a terminal would carry out.
      if format.isForPrograms { TerminalOutput.standard.pass(text) } else { Self.show(text) }
    }
    if reports.contains(where: { $0.isFailure(strict: strict) }) || warningCount(in: reports) > maxWarnings ?? .max {
      throw ExitCode(Status.checkFailed.exitCode)
    }
  }

  private func explanation(of name: String, by job: LintJob) throws(LintError) -> String {
    if let rule = explainedRule {
      return PageFolder.installed.text(of: rule.id)
        ?? """
        \(rule.id): \(rule.title)

        Its page comes with an installation or a checkout, and this program lies in neither.

        """
    }
    return try job.explanation(of: name, in: paths)
  }

  private func ruleIDs(in list: String) -> [String] { list.split { $0 == "," || $0 == " " }.map(String.init) }

  private func warningCount(in reports: [LintReport]) -> Int {
    reports.flatMap(\.findings).count { $0.severity == .warning }
  }

  private var options: LintOptions {
    LintOptions(
      architecture: Architecture(rawValue: architecture),
      only: only.map(ruleIDs) ?? [], configuration: config.map(LintFile.init),
      baseline: baseline.map(LintFile.init), changedSince: changed,
      cache: isAnew ? nil : .installed)
  }

  /// Tells a person something that is not part of the report.
  private static func say(_ words: String) { TerminalOutput.standard.complain(words) }

  /// Shows a rule's page: laid out for the window where a person reads it, and as it is written for a program.
  private static func showPage(_ markdown: String) {
    let output = TerminalOutput.standard
    guard output.isInteractive else { return show(markdown) }
    output.show(.page(of: markdown, width: SystemTerminal.width))
  }

  /// Shows a text that ends with a line feed, if it has any.
  private static func show(_ text: String) {
    if !text.isEmpty { TerminalOutput.standard.say(text.last == "\n" ? String(text.dropLast()) : text) }
  }
}

extension ReportFormat: ExpressibleByArgument {
  /// Whether another program reads it, and no terminal.
  fileprivate var isForPrograms: Bool {
    switch self {
    case .text, .github: false
    case .json, .sarif: true
    }
  }
}
