import Dispatch
import Foundation

/// Keeps the work that the main queue hands to tasks on the main queue, where it is done in order.
///
/// Elsewhere it would be done as soon as the machine has time for it, and nobody could say when an app has settled.
/// Work that comes from other queues, that is from other tests, goes where it always went. The concurrency runtime
/// offers the hook for such purposes; swift-concurrency-extras makes tests deterministic through the same one.
nonisolated enum MainQueueTasks {
  private typealias Original = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

  /// Read it to have it done, once.
  static let areOrdered: Bool = {
    guard let symbol = dlsym(dlopen(nil, RTLD_LAZY), "swift_task_enqueueGlobal_hook") else { return false }
    DispatchQueue.main.setSpecific(key: mainQueue, value: true)
    symbol.assumingMemoryBound(to: Hook?.self).pointee = { job, original in
      guard DispatchQueue.getSpecific(key: mainQueue) == true else { return original(job) }
      DispatchQueue.main.async { job.runSynchronously(on: MainActor.sharedUnownedExecutor) }
    }
    return true
  }()

  private static let mainQueue = DispatchSpecificKey<Bool>()
}
