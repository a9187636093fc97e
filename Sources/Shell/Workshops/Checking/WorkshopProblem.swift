import LessonKit
import Rules

/// Something wrong in a workshop, and where: `Workshops/VIPER/App/UserPresenter.swift:2: VI-3: …`.
public struct WorkshopProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// What can be wrong with a workshop.
  public enum Issue: Hashable, Sendable {
    /// Its front matter says no architecture whose rules are known.
    case noArchitecture(String?)
    /// The code of a step is not all there.
    case unreadable(reason: String)
    /// A file is not valid Swift.
    case syntax(String)
    /// The code of a step is against a rule of the architecture that the workshop claims.
    case finding(Finding)
    /// The page says nothing of a step.
    case noSection(String)
    /// The page speaks of a step that there is not.
    case noStep(String)
    /// The section of a step is not as it should be.
    case page(GuideIssue)
    /// A step claims a scenario or a rule that there is not.
    case unknownClaim(String)
    /// A step shows a file that the step after it has in the same form.
    case equalToBelow
    /// The code of a step, or of a solution, does not compile or launch.
    case doesNotRun(String)
    /// The compiler warns of the code of a step.
    case warning(String)
    /// A scenario that a step claims does not hold.
    case scenario(String, reason: String)
    /// An exercise is done before anything was written.
    case doneAtOnce(String)
    /// A solution that should be right is not.
    case notRight(exercise: String, task: String, reason: String)
    /// A wrong solution passes, or is taken for another.
    case notRecognised(exercise: String, as: String?)
    /// A right solution is taken for a wrong one.
    case mistaken(exercise: String, for: String)
    /// A line of a step's demo does not do what it should.
    case demo(step: String, line: String, reason: String)
    /// The notes of a step name what is neither a command nor in its code.
    case note(step: String, name: String)
    /// A page shows what a change costs that no two workshops make.
    case noChange(String, nearest: String?)
    /// A page shows not once what the change of an exercise costs, here and in other workshops.
    case costShown(times: Int, change: String, exercise: String)
    /// An exercise has too few known wrong solutions, or too few other right ones.
    case tooFew(exercise: String, String)
    /// A member that is to be arranged has too few parts.
    case tooFewParts(String)
    /// The member's own order does not pass.
    case notArranged(String, reason: String)
    /// A member passes without one of its parts.
    case notNeeded(String, part: String)
    /// A member passes with a part that should not belong there.
    case harmless(String, part: String)
  }

  /// From the folder with the workshops on.
  public let file: String
  /// The line from 1; nil if the problem is about the whole file.
  public let line: Int?
  /// What is wrong.
  public let issue: Issue

  public var description: String { "\(place): \(words)" }

  /// The file, with the line if it is about one.
  var place: String { line.map { "\(file):\($0)" } ?? file }

  /// What is wrong, without the place.
  var words: String {
    switch issue {
    case .noArchitecture(let name?): "there is no architecture \(name); \(Self.known)"
    case .noArchitecture(nil): "the front matter has no `architecture`; \(Self.known)"
    case .unreadable(let reason): reason
    case .syntax(let message): "is not valid Swift: \(message)"
    case .finding(let finding): "\(finding.rule): \(finding.what); \(finding.how)"
    case .noSection(let step): "has no section `## Step: \(step)`"
    case .noStep(let step): "there is no step \(step); a step is a folder of Steps, and the last is App"
    case .page(let issue): "\(issue)"
    case .unknownClaim(let name): "there is no scenario or checked rule \(name)"
    case .equalToBelow: "is what the step after it has; delete it"
    case .doesNotRun(let reason): "does not run: \(reason)"
    case .warning(let text): "compiles with a warning: \(text)"
    case .scenario(let name, let reason): "the scenario \(name) does not hold: \(reason)"
    case .doneAtOnce(let id): "the exercise \(id) is done before anything was written"
    case .notRight(let id, let task, let reason): "does not pass \(id): \(task): \(reason)"
    case .notRecognised(let id, nil): "\(id) does not know this wrong solution by its signs, or it passes"
    case .notRecognised(let id, let other?): "\(id) takes this wrong solution for \(other)"
    case .mistaken(let id, let wrong): "is right, and \(id) sees the signs of \(wrong) in it"
    case .demo(let step, let line, let reason): "in the demo of \(step), `\(line)`: \(reason)"
    case .note(let step, let name):
      "the notes of \(step) name `\(name)`, which is no command, and not in the code of this step or the one before"
    case .noChange(let name, let nearest):
      "no two workshops have an exercise with `change: \(name)`"
        + (nearest.map { "; did you mean \($0)?" } ?? "")
    case .costShown(let times, let change, let id):
      "\(id) makes the change \(change), whose cost the page shows \(times) times; "
        + "write one fence `cost \(change)`"
    case .tooFew(let id, let what): "the exercise \(id) has too few \(what)"
    case .tooFewParts(let member): "\(member) has too few parts to be put in order"
    case .notArranged(let member, let reason):
      "the parts of \(member) in their own order do not pass: \(reason)"
    case .notNeeded(let member, let part):
      "\(member) passes without `\(Self.firstLine(of: part))`; add a goal that needs it"
    case .harmless(let member, let part):
      "\(member) passes with `\(Self.firstLine(of: part))` added; choose another distractor, or add a goal"
    }
  }

  private static func firstLine(of part: String) -> String {
    String(part.prefix { $0 != "\n" })
  }

  private static var known: String {
    "write one of " + Architecture.allCases.map { "\($0.prefix) (\($0.rawValue))" }.joined(separator: ", ")
  }
}
