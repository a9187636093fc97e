import CodeMetrics
import StageProtocol

/// What can be counted of a wiring, in its code and in its objects at launch.
public struct WiringNumbers: Encodable, Sendable {
  /// Nil if the code cannot be read as it is run.
  public let code: Code?
  /// Nil if the wiring was not compiled as it is now.
  public let ownership: Ownership?

  /// Counts code and objects, where there are any.
  public init(code: AppMetrics?, graph: ObjectGraph?) {
    self.code = code.map(Code.init)
    ownership = graph.map(Ownership.init)
  }

  /// What its files hold.
  public struct Code: Encodable, Sendable {
    let counts: CodeCounts
    /// Classes, structs, enums and actors of a screen, on average; nil if no screen was found.
    let typesPerScreen: Double?
    let screens: [ScreenCode]

    init(_ metrics: AppMetrics) {
      counts = metrics.counts
      screens = metrics.screens.map { ScreenCode(name: $0.name, counts: $0.counts) }
      let types = screens.map(\.counts.types).reduce(0, +)
      typesPerScreen = screens.isEmpty ? nil : (Double(types) / Double(screens.count) * 10).rounded() / 10
    }
  }

  /// What the files of one screen hold.
  struct ScreenCode: Encodable, Sendable {
    let name: String
    let counts: CodeCounts
  }

  /// The objects that live after the launch, and the references between them.
  public struct Ownership: Encodable, Sendable {
    let objects: Int
    let edges: Int
    let weak: Int
    let unowned: Int

    init(_ graph: ObjectGraph) {
      objects = graph.nodes.count
      edges = graph.edges.count
      weak = graph.edges.count { $0.strength == .weak }
      unowned = graph.edges.count { $0.strength == .unowned }
    }
  }
}
