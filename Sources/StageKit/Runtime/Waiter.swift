/// Who waits for a time to come.
enum Waiter: Hashable, Sendable {
  /// A task that sleeps, by its number.
  case task(UInt64)
  /// Delayed calls, each of which was made by the one before.
  case calls(Int)

  /// The number of the calls to which the delayed call that runs now belongs; nil outside of one.
  @TaskLocal static var currentCalls: Int?

  /// The number of the task; nil for calls.
  var task: UInt64? { if case .task(let number) = self { number } else { nil } }
}
