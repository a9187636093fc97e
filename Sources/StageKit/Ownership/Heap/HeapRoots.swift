import CStageHooks
import StageProtocol

/// What the process itself keeps alive, and what else is known to live.
struct HeapRoots {
  /// A closure that is to run later.
  struct Work {
    let context: HeapObject
    /// The address of the closure's code, as the runtime records it.
    let entry: UnsafeRawPointer?
    /// The number of the task.
    let task: UInt64

    /// The closures of the tasks that have not ended, in the order in which they were created.
    static var ofTasks: [Work] {
      let most = 10_000
      let works = [atelier_task_work](unsafeUninitializedCapacity: most) { buffer, count in
        count = atelier_task_works(buffer.baseAddress, most)
      }
      return works.compactMap { work in
        work.context.map { Work(context: HeapObject(address: $0), entry: work.entry, task: work.task) }
      }
    }
  }

  /// Objects that live as long as the app, and how it holds them.
  var objects: [(name: RootName, object: AnyObject)] = []
  var variables: [StaticVariable] = []
  var work: [Work] = []
  /// All living objects of the app, the oldest first; empty if unknown.
  var living: [LivingObject] = []
}
