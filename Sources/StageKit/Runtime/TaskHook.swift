import CStageHooks
import Dispatch
import LibC

/// Sends every task to the main queue, those that are bound to no actor too, and tells the trace who made it.
///
/// The concurrency runtime offers the hook for this purpose; swift-concurrency-extras makes tests
/// deterministic through the same one.
enum TaskHook {
  private typealias Original = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

  static func install() {
    atelier_task_install { task in
      if let task { TraceRecorder.shared.noteTask(atelier_task_number(task)) }
    }
    guard let symbol = dlsym(dlopen(nil, RTLD_LAZY), "swift_task_enqueueGlobal_hook") else { return }
    symbol.assumingMemoryBound(to: Hook?.self).pointee = { job, _ in
      // The child of an `async let` is made without the runtime's usual function, and is first seen here.
      TraceRecorder.shared.noteTask(atelier_task_number(unsafeBitCast(job, to: UnsafeMutableRawPointer.self)))
      DispatchQueue.main.async { job.runSynchronously(on: MainActor.sharedUnownedExecutor) }
    }
  }
}
