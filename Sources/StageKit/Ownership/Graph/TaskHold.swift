import StageProtocol

/// How the closure of a task that has not ended holds an object.
struct TaskHold {
  /// The number of the task.
  let task: UInt64
  let strength: ObjectGraph.Strength
  /// Where the closure is written; nil if that is not known.
  let place: SourceIndex.Location?
}
