import StageProtocol

/// A reference of the ownership graph with a hole in it, which the live graph fills in.
///
/// - `? -> UserPresenter`: who holds it?
/// - `? -> UserPresenter strong`: who keeps it alive?
/// - `UserPresenter -> ?`, `UserPresenter -> ? weak`: whom does it hold, and whom weakly?
/// - `UserPresenter -> UserViewController ?`: how does it hold the other?
public enum GraphQuestion: Hashable, Sendable, CustomStringConvertible {
  /// The types of the objects that hold one of this type.
  case owners(of: String, ObjectGraph.Strength?)
  /// The types of the objects that one of this type holds.
  case owned(by: String, ObjectGraph.Strength?)
  /// How an object of one type holds one of another.
  case strength(from: String, to: String)

  /// Reads the words of a question; nil if they are not a question.
  public init?(words: [String]) {
    guard words.count == 3 || words.count == 4, words[1] == "->" || words[1] == "→" else { return nil }
    let (from, to, last) = (words[0], words[2], words.count == 4 ? words[3] : nil)
    if last == Self.hole, from != Self.hole, to != Self.hole {
      self = .strength(from: from, to: to)
      return
    }
    let strength = last.flatMap(ObjectGraph.Strength.init(rawValue:))
    guard last == nil || strength != nil, (from == Self.hole) != (to == Self.hole) else { return nil }
    self = from == Self.hole ? .owners(of: to, strength) : .owned(by: from, strength)
  }

  /// How questions are written.
  public static let usage =
    "? -> <Type> [strong|weak|unowned], <Type> -> ? [strong|weak|unowned], or <Type> -> <Type> ?"

  private static let hole = "?"

  public var description: String {
    switch self {
    case .owners(let type, let strength): "? -> \(type)" + (strength.map { " \($0.rawValue)" } ?? "")
    case .owned(let type, let strength): "\(type) -> ?" + (strength.map { " \($0.rawValue)" } ?? "")
    case .strength(let from, let to): "\(from) -> \(to) ?"
    }
  }
}
