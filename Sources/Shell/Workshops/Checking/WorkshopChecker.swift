import Foundation
import Grammar
import HotCompiler
import LessonKit
import Rules
import WorkshopKit

/// Reads the workshops and holds them to what they claim: the finished apps keep to the rules of their architectures, and
/// each step is described, differs from the step after it, and keeps to the rules that it claims. Runs nothing.
public struct WorkshopChecker {
  private let wirings: [Wiring]
  /// All that there are, in the scope or not: a page may show what a change costs in each.
  private let peers: [Wiring]
  private let scope: CheckScope
  private let log: CheckLog?

  /// A checker of the workshops that these wirings belong to, as far as they are in the scope.
  ///
  /// - Parameter log: takes down what was read, and what was found.
  public init(wirings: WiringCatalog, scope: CheckScope = .everything, log: CheckLog? = nil) {
    peers = wirings.wirings
    self.wirings = wirings.wirings.filter(scope.includesWorkshop)
    self.scope = scope
    self.log = log
  }

  /// Everything that is wrong, in the order of wirings and steps, the finished app first.
  ///
  /// - Parameter willCheck: called with each app before it is read.
  public func problems(willCheck: (_ wiring: Wiring) -> Void = { _ in }) -> [WorkshopProblem] {
    wirings.flatMap { wiring -> [WorkshopProblem] in
      let place = WorkshopPlaceName(wiring)
      guard let architecture = Architecture.allCases.first(where: { $0.prefix == wiring.architecture }) else {
        let claim = wiring.architecture.flatMap { $0.isEmpty ? nil : $0 }
        let problem = place.onPage(nil, .noArchitecture(claim))
        log?.note("\(wiring.name): page and rules", in: wiring.name, [problem])
        return [problem]
      }
      let isWhole = scope.includes(wiring)
      if isWhole { willCheck(wiring) }
      let app = isWhole ? lint(wiring, by: Linting(architecture, rules: nil), in: place) : []
      // What a step has from a later one is told of there.
      var seen = Set(app)
      let page = wiring.workshop.map(WorkshopPage.init) ?? WorkshopPage(parsing: "")
      let strays = strayProblems(of: wiring, page: page, in: place)
      if isWhole || !strays.isEmpty { log?.note("\(wiring.name): page and rules", in: wiring.name, app + strays) }
      let steps = wiring.steps.reversed().filter(scope.includes).flatMap { form -> [WorkshopProblem] in
        if form.step?.source != .overlays([]) { willCheck(form) }
        let found = problems(of: form, architecture, page: page, in: place).filter { seen.insert($0).inserted }
        log?.note("\(form.name): page and rules", in: wiring.name, found)
        return found
      }
      return app + strays + steps
    }
  }

  /// Which rules are applied: those of an architecture, or some of them.
  private struct Linting {
    let architecture: Architecture
    let rules: [String]?

    init(_ architecture: Architecture, rules: [String]?) {
      (self.architecture, self.rules) = (architecture, rules)
    }
  }

  private func problems(
    of form: Wiring, _ architecture: Architecture, page: WorkshopPage, in place: WorkshopPlaceName
  ) -> [WorkshopProblem] {
    guard let step = form.step else { return [] }
    guard let section = page.section(.step, step.id) else { return [place.onPage(nil, .noSection(step.id))] }
    let guide = StepGuide(section)
    var problems = guide.problems.map { place.onPage($0.line, .page($0.issue)) }
    let ids = RuleCatalog.standard.entries(for: architecture).filter(\.isChecked).map(\.id)
    problems += guide.claims.rules.strays(among: ids).map { place.onPage(section.line, .unknownClaim($0)) }
    let scenarios = form.workshop?.scenarioNames ?? []
    problems += guide.claims.scenarios.strays(among: scenarios).map { place.onPage(section.line, .unknownClaim($0)) }
    problems += costProblems(of: guide, page: page, in: place)
    problems += equalFiles(of: form, in: place)
    let claimed = guide.claims.rules.selected(from: ids)
    return problems + (claimed.isEmpty ? [] : lint(form, by: Linting(architecture, rules: claimed), in: place))
  }

  /// Sections about steps that there are not.
  private func strayProblems(
    of wiring: Wiring, page: WorkshopPage, in place: WorkshopPlaceName
  ) -> [WorkshopProblem] {
    let ids = Set(wiring.steps.compactMap(\.step?.id))
    return page.sections.filter { $0.subject == .step && !ids.contains($0.name) }
      .map { place.onPage($0.line, .noStep($0.name)) }
  }

  /// What a page says of the cost of changes: each change that it names is one that several workshops make, and each that
  /// an exercise makes is named once.
  private func costProblems(of guide: StepGuide, page: WorkshopPage, in place: WorkshopPlaceName) -> [WorkshopProblem] {
    let shown = guide.costs.compactMap { cost -> WorkshopProblem? in
      let exercises = peers.map { ChangeExercise.all(making: cost.change, in: $0) }.filter { !$0.isEmpty }
      guard exercises.count < 2 else { return nil }
      let known = Set(peers.flatMap { ChangeExercise.all(in: $0) }.compactMap(\.exercise.change)).sorted()
      let nearest = Spelling.nearest(to: cost.change, among: known.filter { $0 != cost.change })
      return place.onPage(cost.line, .noChange(cost.change, nearest: nearest))
    }
    let changing = guide.exercises.compactMap { exercise in exercise.change.map { (change: $0, exercise) } }
    guard !changing.isEmpty else { return shown }
    let all = page.sections.filter { $0.subject == .step }.flatMap { StepGuide($0).costs.map(\.change) }
    return shown
      + changing.compactMap { change, exercise in
        let times = all.count { $0 == change }
        guard times != 1 else { return nil }
        return place.onPage(exercise.line, .costShown(times: times, change: change, exercise: exercise.id))
      }
  }

  /// Files of a step's own folder that are what the step after it has anyway.
  private func equalFiles(of form: Wiring, in place: WorkshopPlaceName) -> [WorkshopProblem] {
    guard let step = form.step, let overlay = step.overlay, case .overlays(let folders) = step.source,
      let below = try? Wiring(form.base, step: step.laid(folders.dropLast())).texts(), let own = try? form.texts()
    else { return [] }
    let files = FileManager.default.enumerator(atPath: overlay.path)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".swift") && below[$0] != nil && below[$0] == own[$0] }.sorted()
      .map { place.problem("\(form.sourcePlace)/\($0)", nil, .equalToBelow) }
  }

  private func lint(_ wiring: Wiring, by linting: Linting, in place: WorkshopPlaceName) -> [WorkshopProblem] {
    let folder = wiring.sourcePlace
    let report: LintReport
    do {
      let sources = try wiring.source.files().map { SourceText(name: $0.name, bytes: $0.bytes) }
      let modules = wiring.libraries.keys.sorted()
      report = try Linter(
        configuration: Configuration.teaching(linting.architecture, appModules: modules), only: linting.rules ?? []
      ).lint(sources)
    } catch {
      return [place.problem(folder, nil, .unreadable(reason: "\(error)"))]
    }
    func problem(_ file: String?, _ line: Int?, _ issue: WorkshopProblem.Issue) -> WorkshopProblem {
      place.problem(file.map(wiring.place) ?? folder, line, issue)
    }
    return report.problems.map { problem($0.file, $0.line, .syntax($0.message)) }
      + report.findings.map { problem($0.file, $0.line, .finding($0)) }
  }
}

/// How problems name the files of a workshop, `Workshops/VIPER/App/UserPresenter.swift`, or of a lesson.
struct WorkshopPlaceName {
  private let folder: String
  private let page: String

  init(_ wiring: Wiring) {
    let workshop = wiring.folder.deletingLastPathComponent()
    folder = "\(workshop.deletingLastPathComponent().lastPathComponent)/\(workshop.lastPathComponent)"
    page = "\(folder)/\(Workshop.pageName)"
  }

  init(_ lesson: Lesson) {
    folder = "\(lesson.folder.deletingLastPathComponent().lastPathComponent)/\(lesson.folder.lastPathComponent)"
    page = lesson.file
  }

  /// A problem in a file or folder of the workshop or the lesson.
  func problem(_ file: String, _ line: Int?, _ issue: WorkshopProblem.Issue) -> WorkshopProblem {
    WorkshopProblem(file: "\(folder)/\(file)", line: line, issue: issue)
  }

  /// A problem on the page of the workshop or the lesson.
  func onPage(_ line: Int?, _ issue: WorkshopProblem.Issue) -> WorkshopProblem {
    WorkshopProblem(file: page, line: line, issue: issue)
  }
}
