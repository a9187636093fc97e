import CStageHooks
import LibC

/// The main queue of the stage, where all of the app's work is done, one piece after another.
@MainActor
enum MainLoop {
  /// Makes delays virtual, and has every task run on the main queue, so that a replay takes the same turns.
  static func takeOver() {
    atelier_dispatch_install { nanoseconds, queue, context, work, isSleep in
      let deferred = DeferredWork(queue: queue, context: context, work: work)
      let task = isSleep ? CallThread.current.task : nil
      VirtualTime.shared.schedule(after: .nanoseconds(nanoseconds), by: task) { deferred.submit() }
    }
    TaskHook.install()
  }

  /// Does all that is due at the present time, and what comes of it.
  static func settle() {
    while true {
      atelier_dispatch_drain_main()
      if VirtualTime.shared.advanceToDueWork() { continue }
      if hasMainWork(waiting: 0) { continue }
      if atelier_dispatch_in_flight() == 0, !hasMainWork(waiting: 0) { return }
      _ = hasMainWork(waiting: 1)
    }
  }

  /// Lets virtual time pass, doing what falls due on the way.
  static func pass(_ duration: Duration) {
    let end = VirtualTime.shared.now + duration
    while let work = VirtualTime.shared.advance(upTo: end) {
      work()
      settle()
    }
  }

  /// Waits until `descriptor` can be read, doing what other threads hand to the main queue meanwhile.
  static func waitForInput(on descriptor: Int32) {
    while true {
      var descriptors = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: atelier_dispatch_main_descriptor(), events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&descriptors, nfds_t(descriptors.count), -1) > 0 else { continue }
      if descriptors[1].revents != 0 {
        clear(descriptors[1].fd)
        settle()
      }
      if descriptors[0].revents != 0 { return }
    }
  }

  private static func hasMainWork(waiting milliseconds: Int32) -> Bool {
    var descriptor = pollfd(fd: atelier_dispatch_main_descriptor(), events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, milliseconds) > 0, descriptor.revents & Int16(POLLIN) != 0 else { return false }
    clear(descriptor.fd)
    return true
  }

  /// Reads the counter of the main queue's descriptor, which makes it unreadable until new work comes.
  private static func clear(_ descriptor: Int32) {
    var counter: UInt64 = 0
    _ = read(descriptor, &counter, MemoryLayout.size(ofValue: counter))
  }
}

extension VirtualTime {
  /// Does the work that is due right now, if there is any.
  fileprivate func advanceToDueWork() -> Bool {
    guard let work = advance(upTo: now) else { return false }
    work()
    return true
  }
}

/// Work that Dispatch was to do later, as the C functions see it.
///
/// Sendable though not checked: Dispatch itself hands such work from thread to thread.
private struct DeferredWork: @unchecked Sendable {
  let queue: UnsafeMutableRawPointer?
  let context: UnsafeMutableRawPointer?
  let work: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?

  func submit() {
    guard let calls = Waiter.currentCalls else { return atelier_dispatch_submit(queue, context, work) }
    let call = DelayedCall(work: self, calls: calls)
    atelier_dispatch_submit(queue, Unmanaged.passRetained(call).toOpaque()) { context in
      guard let context else { return }
      Unmanaged<DelayedCall>.fromOpaque(context).takeRetainedValue().run()
    }
  }
}

/// A delayed call on its way to its queue: whatever it delays in turn is one of the same calls.
private final class DelayedCall: Sendable {
  private let work: DeferredWork
  private let calls: Int

  init(work: DeferredWork, calls: Int) {
    self.work = work
    self.calls = calls
  }

  func run() {
    Waiter.$currentCalls.withValue(calls) { work.work?(work.context) }
  }
}
