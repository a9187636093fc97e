/// The completion that a module was opened with is called exactly once.
///
/// This shows in a run: `rules` in the shell counts how often modules were opened, and how often those who opened them
/// were told of the end.
///
/// ## Why
///
/// Whoever opens a module waits for what comes of it. A completion that is never called leaves them waiting, most often
/// after a swipe, which no button of the module sees. One that is called twice has the same thing done twice.
///
/// ## How to fix it
///
/// Call the completion wherever the module can end, a swipe included, and forget it with the first call:
/// `ModuleCompletion` does both.
///
/// ## Found
///
/// ```swift
/// final class EditNamePresenter: EditNameViewOutput {
///   private var completion: ModuleCompletionHandler?
///
///   func cancelTapped() {
///     completion?(.cancelled)
///     router.dismissCurrent(animated: true)
///   }
///
///   func viewDidClose() {
///     completion?(.cancelled)
///   }
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// final class EditNamePresenter {
///   private var completion: ModuleCompletion<User>?
///   /// What is told when the screen has gone.
///   private var outcome = ModuleOutcome<User>.cancelled
/// }
///
/// extension EditNamePresenter: EditNameViewOutput {
///   /// Every way out leads here: `Save`, `Cancel`, and a swipe. Only now may whoever waits show something in its place.
///   func viewDidClose() {
///     interactor.cancelSaving()
///     completion.take()?(outcome)
///   }
/// }
/// ```
struct CompletionsFireOnce: RunRule {
  static let id = "VI-9"
  static let title = "A module's completion fires exactly once"
  static let why = "who opened the module waits for its end, and acts on it"
  static let architecture: Architecture? = .viper

  func violations(in run: RecordedRun, of project: Project) -> [RunViolation] {
    // Whoever has not seen all openings cannot count.
    guard run.events.allSatisfy(\.isWhole) else { return [] }
    return ModuleOpening.all(in: project).flatMap { opening in
      Count(of: opening, in: run, of: project).violations
    }
  }
}

extension CompletionsFireOnce {
  /// How often modules were opened at one place of the source, and how often it was told that they had ended.
  private struct Count {
    /// What sets a module up that was opened.
    private struct Module {
      let setup: RecordedRun.Call
      let event: Int
    }

    private let run: RecordedRun
    private let project: Project
    private let opener: String
    private var modules: [Module] = []
    private var openings = 0
    private var ends = 0
    /// The calls by which somebody was told more often than there were modules.
    private var surplus: [(call: RecordedRun.Call, event: Int)] = []

    init(of opening: ModuleOpening, in run: RecordedRun, of project: Project) {
      self.run = run
      self.project = project
      opener = opening.opener
      for (number, event) in run.events.enumerated() {
        let callers = event.callers
        for index in event.order {
          let call = event.calls[index]
          let within = callers[index].map { event.calls[$0] }
          if call.name == opening.verb, !call.isClosure, let caller = within.last, caller.type == opener,
            caller.name == opening.function
          {
            openings += 1
            let setup = event.calls(within: index).first { $0.name == "setupInitialState" }
            if let setup { modules.append(Module(setup: setup, event: number)) }
          } else if call.type == opener, call.name == opening.handler, !call.isClosure {
            ends += 1
            guard ends > openings else { continue }
            let presenter = within.last { call in modules.contains { $0.setup.type == call.type } }
            surplus.append((presenter ?? modules.last?.setup ?? call, number))
          }
        }
      }
    }

    var violations: [RunViolation] { twice + never }

    private var twice: [RunViolation] {
      surplus.map { call, event in
        RunViolation(
          call: call, in: project, what: "\(call.type) has told \(opener) of its end more than once",
          how: "forget the completion when it is called", event: event)
      }
    }

    /// Completions that were never called, once neither who waits nor who could call them is left.
    private var never: [RunViolation] {
      guard ends < openings, let first = modules.first?.event, let last = run.events.indices.last,
        run.events[first...].allSatisfy({ $0.gone?.contains(opener) == false })
      else { return [] }
      let gone = modules.filter { module in
        project.type(module.setup.type).map(project.hasIdentity) == true
          && run.count(of: module.setup.type, after: last) == 0
      }
      return gone.prefix(openings - ends).map { module in
        RunViolation(
          call: module.setup, in: project, what: "\(module.setup.type) has gone and never told \(opener) of its end",
          how: "call the completion wherever the module can end, a swipe included",
          event: run.events.lastIndex { $0.gone?.contains(module.setup.type) == true })
      }
    }
  }
}
