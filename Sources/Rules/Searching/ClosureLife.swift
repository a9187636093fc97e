/// How long a closure lives, and who keeps it.
///
/// A callee of the project is looked into; of the system's and of libraries' functions only those count that
/// `EscapeKnowledge` lists. What is not known is not held against anybody.
enum ClosureLife: Hashable, Sendable, Comparable {
  /// It is gone when the call that it is given to has done its work, as far as anybody can tell.
  case short
  /// It runs once, later: until then it prolongs the life of what it holds. The words say who keeps it, as the end of
  /// a sentence.
  case untilAnswered(String)
  /// It is stored by somebody else. The words say where.
  case kept(String)
  /// It is stored in something that belongs to the object itself. The words say where.
  case keptByItself(String)

  /// - Parameter owner: the type in whose code the closure is.
  init(of closure: Closure, in code: Code, of owner: ProjectType?, _ project: Project) {
    self = ClosureFates(project: project).life(of: closure, in: code, of: owner)
  }

  private var rank: Int {
    switch self {
    case .short: 0
    case .untilAnswered: 1
    case .kept: 2
    case .keptByItself: 3
    }
  }

  static func < (lhs: ClosureLife, rhs: ClosureLife) -> Bool { lhs.rank < rhs.rank }
}
