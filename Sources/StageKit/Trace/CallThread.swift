import CStageHooks
import LibC

/// The sequence that calls belong to: a task, wherever it runs, or else a thread.
enum CallThread: Hashable {
  case task(UInt64)
  case thread(UInt)

  /// The one that runs now.
  static var current: CallThread {
    if let task = atelier_current_task() { return .task(atelier_task_number(task)) }
    #if canImport(Glibc)
      return .thread(UInt(pthread_self()))
    #else
      return .thread(UInt(bitPattern: pthread_self()))
    #endif
  }

  /// The number of the task; nil for a thread.
  var task: UInt64? { if case .task(let number) = self { number } else { nil } }
}
