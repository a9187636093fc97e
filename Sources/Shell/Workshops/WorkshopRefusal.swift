import Grammar

/// Why a command about workshops was not carried out.
public enum WorkshopRefusal: Hashable, Sendable, CustomStringConvertible {
  /// No workshop has this id.
  case unknown(String, nearest: String?, known: [String])
  /// It is asked of a workshop, and none is open.
  case noneOpen(firstToTry: String?)
  /// The step has no exercise of this id.
  case noExercise(String, step: String, nearest: String?)
  /// The step has no exercises; the next one that has some.
  case noExercises(step: String, next: String?)
  /// There is nothing before the first step.
  case firstStep
  /// The first step is to be compared with the one before it.
  case firstStepCompared(String)
  /// There is nothing behind the finished app.
  case lastStep
  /// The step is to be left in the way of lessons; the next one, nil at the last.
  case goesOnByStep(to: String?)
  /// The exercise begins with the step's code.
  case nothingToStart(String)
  /// No exercise of any workshop makes the change.
  case unknownChange(String, nearest: String?, known: [String])
  /// The code has no fault yet that could be repaired.
  case nothingToRepair(String)
  /// The session has no place for workspaces and imported workshops.
  case noPlace
  /// There is no code to begin an app of one's own with.
  case noBeginning
  /// An imported repository is called like a wiring.
  case nameTaken(String)

  public var description: String {
    switch self {
    case .unknown(let name, let nearest?, _): "there is no workshop \(name.quoted); did you mean `workshop \(nearest)`?"
    case .unknown(let name, nil, []): "there is no workshop \(name.quoted); no wiring has steps yet"
    case .unknown(let name, nil, let known):
      "there is no workshop \(name.quoted); the workshops are \(known.joined(separator: ", "))"
    case .noneOpen(let first):
      "no workshop is open; `workshop \(first ?? "<id>")` opens one, with a folder for your own code"
    case .noExercise(let id, let step, let nearest):
      "the step \(step) has no exercise \(id.quoted); "
        + (nearest.map { "did you mean `exercise \($0)`?" } ?? "`exercise` shows what it has")
    case .noExercises(let step, let next?): "the step \(step) has no exercise; `step \(next)` leads to the next one"
    case .noExercises(let step, nil): "the step \(step) has no exercise, and none follows"
    case .firstStep: "this is the first step; `step next` goes on"
    case .firstStepCompared(let step): "this is the first step; `diff \(step) mine` compares it with your code"
    case .lastStep: "this is the last step, the finished app; `step prev` goes back"
    case .goesOnByStep(to: let step?):
      "in a workshop `step next` goes on, to \(step); `check` looks at this step's exercises"
    case .goesOnByStep(to: nil): Self.lastStep.description
    case .nothingToStart(let id): "\(id) begins with the step's code, which you have; there is no fault to put in"
    case .unknownChange(let name, let nearest?, _):
      "no exercise makes a change called \(name.quoted); did you mean `compare --change \(nearest)`?"
    case .unknownChange(let name, nil, []):
      "no exercise makes a change called \(name.quoted), and none makes one that others make, too"
    case .unknownChange(let name, nil, let known):
      "no exercise makes a change called \(name.quoted); there is \(known.joined(separator: ", "))"
    case .nothingToRepair(let id):
      "there is nothing to repair in your code yet; `exercise \(id) --start` puts the fault into it"
    case .noPlace: "this shell has no folder for workspaces"
    case .noBeginning: "there is no code to begin with here; `new <folder> --from <wiring>` copies a wiring"
    case .nameTaken(let name): "\(name) is the name of a wiring; give the repository's folder another name"
    }
  }
}
