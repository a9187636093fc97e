@_spi(Stage) import Injection
import StageProtocol
import Synchronization

/// Records the calls that instrumented app code reports. Safe to use from any thread.
final class TraceRecorder: Sendable {
  /// The recorder of this process.
  static let shared = TraceRecorder()

  /// The token of a call that is not recorded.
  private static let noToken = -1

  private let log = Mutex(CallLog())

  init() {}

  /// Begins the launch: what is recorded from now on belongs to it.
  func beginLaunch() {
    log.withLock { $0.beginLaunch() }
  }

  /// Begins an event: what is recorded from now on belongs to it.
  func begin() {
    log.withLock { $0.begin() }
  }

  /// Removes the event that was begun last: it was refused.
  func abandon() {
    log.withLock { $0.abandon() }
  }

  /// Runs work that is not part of the event, and removes the calls that it makes.
  func leavingOut<Answer>(_ work: () throws -> Answer) rethrows -> Answer {
    let before = log.withLock { $0 }
    defer { log.withLock { $0 = before } }
    return try work()
  }

  /// The calls of the current event.
  var trace: CallTrace { trace(ofEvent: nil) ?? CallTrace(calls: []) }

  /// The calls of an event: 0 is the launch. Nil if there was no such event.
  func trace(ofEvent number: Int?) -> CallTrace? {
    snapshot.trace(ofEvent: number)
  }

  /// Records the types of the objects that the current event has created, and of those that were deallocated in it.
  func conclude(createdTypes: [String], freedTypes: [String]) {
    log.withLock { $0.conclude(createdTypes: createdTypes, freedTypes: freedTypes) }
  }

  /// All that was recorded, as it is now.
  var snapshot: CallLog { log.withLock { $0 } }

  /// The point between the calls at which this thread is.
  var moment: TraceMoment {
    let thread = CallThread.current
    return log.withLock { $0.moment(in: thread) }
  }

  /// Records that the current call has created a task, or let one go on: the task's own calls become its children.
  func noteTask(_ id: UInt64) {
    let thread = CallThread.current
    log.withLock { log in
      if let origin = log.present(in: thread) { log.noteOrigin(origin, of: .task(id)) }
    }
  }

  /// The call that runs on this thread, for `resume`; nil if none does.
  var present: Int? {
    let thread = CallThread.current
    return log.withLock { $0.present(in: thread) }
  }

  /// From here to the `exit` with the same token, calls on this thread count as started by an earlier one.
  func resume(_ token: Int) {
    let thread = CallThread.current
    log.withLock { $0.resume(token, in: thread) }
  }

  /// The same work, whose calls will count as started by the current call.
  func continuing(_ work: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    guard let present else { return work }
    return { [self] in
      resume(present)
      defer { exit(present) }
      work()
    }
  }

  func enter(_ site: StaticString, type: Any.Type?, arguments: [Any?]) -> Int {
    let isFull = log.withLock { log in
      if log.isFull { log.omit() }
      return log.isFull
    }
    if isFull { return Self.noToken }
    let texts = ValueText()
    let values = arguments.map { $0.map(texts.text) ?? "…" }
    let thread = CallThread.current
    var call = RecordedCall(type: type, site: site, arguments: values)
    call.factoryDepth = FactoryWatch.depth
    if CallSite.isInitialiser(site) {
      call.given = GivenObject.among(arguments)
      call.object = newObject(for: site, in: thread)
    }
    if CallSite.isRendering(site) { call.data = ValueFingerprint(of: arguments)?.text }
    return log.withLock { [call] log in log.enter(call, in: thread) }
  }

  /// Records a closure that was passed on, unless nobody would call it a call: when it runs within the type that wrote
  /// it, or as a container's factory.
  func enterClosure(_ site: StaticString) -> Int {
    let thread = CallThread.current
    let caller = log.withLock { $0.runningCall(in: thread) }
    if let caller, FactoryWatch.depth > caller.factoryDepth || caller.isOfType(thatDeclares: site) {
      return Self.noToken
    }
    return enter(site, type: nil, arguments: [])
  }

  /// Records an allocated object, so that the next initialiser on this thread knows its object.
  ///
  /// - Returns: where in the trace that was, and how many factories were running when the innermost call began.
  func noteNew(_ object: NewObject) -> (moment: TraceMoment, factoryDepth: Int) {
    let thread = CallThread.current
    return log.withLock { log in
      log.noteNew(object, in: thread)
      let moment = log.moment(in: thread)
      return (moment, moment.call.flatMap { log.call($0)?.call.factoryDepth } ?? 0)
    }
  }

  /// The object that an initialiser builds: the one that was allocated last, or the one that the calling initialiser
  /// builds.
  private func newObject(for site: StaticString, in thread: CallThread) -> NewObject? {
    let candidates = log.withLock { $0.newObjects(in: thread) }
    let declaration = CallSite(reading: site).declaration
    guard let object = candidates.waiting.last(where: { $0.isBuilt(byInitialiserOf: declaration) }) else {
      return candidates.running.flatMap { $0.isBuilt(byInitialiserOf: declaration) ? $0 : nil }
    }
    ObjectRegistry.shared.noteInitialiser(of: object.serial)
    return object
  }

  func exit(_ token: Int) {
    guard token != Self.noToken else { return }
    let thread = CallThread.current
    log.withLock { $0.exit(token, in: thread) }
  }
}
