/// Asks for one of the graphs of the app's objects.
public struct ObjectGraphQuestion: StageQuestion {
  public typealias Answer = ObjectGraph
  public static let name = "graph"
  public static let isPatient = true

  /// What the edges are to mean.
  public let kind: ObjectGraph.Kind
  /// Whether the kit's own objects are in it, too; only ownership has them.
  public let includesKit: Bool

  /// A question for a graph of this kind.
  public init(kind: ObjectGraph.Kind, includesKit: Bool = false) {
    self.kind = kind
    self.includesKit = includesKit
  }
}

extension Question where Self == ObjectGraphQuestion {
  /// Who keeps whom alive, or another graph.
  public static func graph(_ kind: ObjectGraph.Kind, includesKit: Bool = false) -> Self {
    Self(kind: kind, includesKit: includesKit)
  }
}
