import StageProtocol

/// Says which part of an ownership graph is meant: an object, or a reference between two.
public struct GraphPattern: Hashable, Sendable, CustomStringConvertible {
  /// The type of the object that holds the other, or its id in the graph.
  public let from: String
  /// The type of the object that is held; nil if only `from` is asked for.
  public let to: String?
  /// How it is held; nil if that does not matter.
  public let strength: ObjectGraph.Strength?

  /// Reads `A`, `A -> B` or `A -> B weak`.
  init?(words: [String]) {
    switch words.count {
    case 1:
      (from, to, strength) = (words[0], nil, nil)
    case 3 where Self.arrows.contains(words[1]):
      (from, to, strength) = (words[0], words[2], nil)
    case 4 where Self.arrows.contains(words[1]):
      guard let strength = ObjectGraph.Strength(rawValue: words[3]) else { return nil }
      (from, to, self.strength) = (words[0], words[2], strength)
    default: return nil
    }
  }

  public var description: String {
    [from, to.map { "-> \($0)" }, strength?.rawValue].compactMap(\.self).joined(separator: " ")
  }

  /// The graphs that the shell draws use the other one.
  private static let arrows = ["->", "→"]
}
