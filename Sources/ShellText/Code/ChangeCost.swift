import StageProtocol

/// What the same change costs in several workshops, each at the step where one of its exercises makes it.
public struct ChangeCost: Encodable, Sendable {
  /// What the exercises call it: `friend-count`.
  let change: String
  let workshops: [Entry]

  /// What it costs in one workshop.
  public struct Entry: Encodable, Sendable {
    let wiring: String
    /// The step at which it is made.
    let step: String
    let exercise: String
    /// How many files the app has at that step.
    let fileCount: Int
    let radius: BlastRadius

    /// The cost of an exercise's solution.
    ///
    /// - Parameters:
    ///   - fileCount: how many files the app has before the change.
    ///   - radius: from the step's code to the solution.
    public init(wiring: String, step: String, exercise: String, fileCount: Int, radius: BlastRadius) {
      (self.wiring, self.step, self.exercise) = (wiring, step, exercise)
      (self.fileCount, self.radius) = (fileCount, radius)
    }
  }

  /// The costs of a change, in the order of the workshops.
  public init(of change: String, in workshops: [Entry]) {
    (self.change, self.workshops) = (change, workshops)
  }

  /// Whether both forms of the apps were run as well, and not only read.
  var wasRun: Bool { workshops.contains { $0.radius.edges != nil || !$0.radius.failures.isEmpty } }
}
