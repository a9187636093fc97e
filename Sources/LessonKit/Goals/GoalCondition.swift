import StageProtocol

/// A goal, or `not` and a goal: what must be the case for a hint to fit, or for a wrong turn to be known.
public struct GoalCondition: Hashable, Sendable, CustomStringConvertible {
  /// What must hold, or must not.
  public let goal: Goal
  /// Whether `not` stands in front.
  public let isNegated: Bool

  private static let negation = "not"

  /// Reads a condition as it is written: `path is Login`, `not path is Login`.
  ///
  /// - Throws: `GoalError` when the words behind `not` are not a goal.
  public init(parsing text: String) throws(GoalError) {
    let words = text.drop(while: \.isWhitespace)
    isNegated = words.split(separator: " ", maxSplits: 1).first.map(String.init) == Self.negation
    goal = try Goal(parsing: String(isNegated ? words.dropFirst(Self.negation.count) : words))
  }

  /// The condition as it is written.
  public var description: String { isNegated ? "\(Self.negation) \(goal)" : "\(goal)" }

  /// Whether looking takes no longer than asking the app once.
  public var isQuick: Bool { goal.isQuick }

  /// Whether it is the case now.
  public func holds(asking shell: any QuestionAnswerer) -> Bool {
    goal.verdict(asking: shell).isMet != isNegated
  }
}

extension [GoalCondition] {
  /// Whether all of them are the case now. What takes long is looked at last.
  public func hold(asking shell: any QuestionAnswerer) -> Bool {
    filter(\.isQuick).allSatisfy { $0.holds(asking: shell) }
      && filter { !$0.isQuick }.allSatisfy { $0.holds(asking: shell) }
  }
}
