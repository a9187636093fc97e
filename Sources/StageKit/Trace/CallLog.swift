import StageProtocol

/// The calls of each event since the launch, and which of them are still running.
struct CallLog {
  /// Further calls of one event are only counted: nobody reads them, and an event may be a very busy one.
  static let mostCalls = 10_000
  /// If all events together hold more calls than these, the oldest events' are removed.
  private static let mostKept = 100_000
  /// If more origins than these are known, the oldest are removed.
  private static let mostOrigins = 10_000
  private static let mostWaiting = 16

  /// The calls of one event.
  private struct Recording {
    let serial: Int
    var calls: [RecordedCall] = []
    var omitted = 0
    var createdTypes: [String]?
    var freedTypes: [String]?
  }

  /// A call on a thread's stack.
  private struct Frame {
    /// The number of the event in the upper half, the index of the call in the lower.
    let token: Int
    /// Whether the call does not run here itself, but started what does.
    let isOrigin: Bool
  }

  /// The last is the current event's. Never empty.
  private var recordings = [Recording(serial: 0)]
  private var count = 0
  private var stacks: [CallThread: [Frame]] = [:]
  /// The call that started a task which has not made a call yet, or which goes on after having waited.
  private var origins: [CallThread: Int] = [:]
  /// Objects that wait for their initialisers.
  private var newObjects: [CallThread: [NewObject]] = [:]

  var isFull: Bool { present.calls.count >= Self.mostCalls }

  /// The number of the current event: 0 for the launch.
  var number: Int { recordings.count - 1 }

  /// A point between the calls, as seen from a thread.
  func moment(in thread: CallThread) -> TraceMoment {
    TraceMoment(event: present.serial, call: innermost(in: thread)?.token, position: present.calls.count)
  }

  /// Begins the launch.
  mutating func beginLaunch() {
    recordings = []
    begin()
  }

  /// Begins an event.
  mutating func begin() {
    count += 1
    newObjects = [:]
    recordings.append(Recording(serial: count))
    if origins.count > Self.mostOrigins { origins = origins.filter { serial(of: $0.value) > count - 10 } }
    var kept = 0
    for index in recordings.indices.reversed() {
      kept += recordings[index].calls.count
      guard kept > Self.mostKept else { continue }
      recordings[index].omitted += recordings[index].calls.count
      recordings[index].calls = []
    }
  }

  /// Forgets the event that was begun last: it was refused.
  mutating func abandon() {
    if recordings.count > 1 { recordings.removeLast() }
  }

  /// Records the types of the objects that the current event has created, and of those that were deallocated in it.
  mutating func conclude(createdTypes: [String], freedTypes: [String]) {
    present.createdTypes = createdTypes
    present.freedTypes = freedTypes
  }

  mutating func omit() { present.omitted += 1 }

  /// Pushes a call onto its thread's stack, as a child of the one that runs there or that started what does.
  mutating func enter(_ call: RecordedCall, in thread: CallThread) -> Int {
    var call = call
    let token = present.serial << 32 | present.calls.count
    if let caller = innermost(in: thread) {
      let isPresent = serial(of: caller.token) == present.serial
      call.parent = isPresent ? index(of: caller.token) : nil
      call.isLater = isPresent && caller.isOrigin
      call.cause = isPresent ? nil : caller.token
    }
    if let object = call.object { newObjects[thread]?.removeAll { $0.serial >= object.serial } }
    present.calls.append(call)
    stacks[thread, default: []].append(Frame(token: token, isOrigin: false))
    return token
  }

  /// Remembers an object that waits for its initialiser.
  mutating func noteNew(_ object: NewObject, in thread: CallThread) {
    // Objects whose initialisers are not traced wait for ever.
    if newObjects[thread, default: []].count >= Self.mostWaiting { newObjects[thread]?.removeFirst() }
    newObjects[thread, default: []].append(object)
  }

  /// The objects that an initialiser on this thread may build: those that wait for theirs, the latest last, and the one
  /// whose initialiser runs.
  func newObjects(in thread: CallThread) -> (waiting: [NewObject], running: NewObject?) {
    let token = stacks[thread]?.last?.token
    let running = token.flatMap { serial(of: $0) == present.serial ? present.calls[index(of: $0)].object : nil }
    return (newObjects[thread] ?? [], running)
  }

  /// Pushes a call onto a stack again: what runs from here on was started by it.
  mutating func resume(_ token: Int, in thread: CallThread) {
    stacks[thread, default: []].append(Frame(token: token, isOrigin: true))
  }

  /// Pops a call off its stack, with those above it whose end was never reported.
  mutating func exit(_ token: Int, in thread: CallThread) {
    guard let position = stacks[thread]?.lastIndex(where: { $0.token == token }) else { return }
    stacks[thread]?.removeSubrange(position...)
    if position == 0 { stacks[thread] = nil }
  }

  /// The call that runs in a thread, or that started what does.
  func present(in thread: CallThread) -> Int? { innermost(in: thread)?.token }

  /// The call of the current event that runs in a thread itself.
  func runningCall(in thread: CallThread) -> RecordedCall? {
    guard let frame = innermost(in: thread), !frame.isOrigin, serial(of: frame.token) == present.serial else {
      return nil
    }
    return present.calls[index(of: frame.token)]
  }

  /// Records which call started a task that is new, or that goes on after having waited since an earlier event.
  mutating func noteOrigin(_ origin: Int, of thread: CallThread) {
    if let known = innermost(in: thread) {
      guard serial(of: known.token) != present.serial, serial(of: origin) == present.serial else { return }
    }
    origins[thread] = origin
  }

  /// The calls of an event, each followed by its children, which may have happened while others ran.
  ///
  /// - Parameter number: 0 for the launch; nil for the current event.
  /// - Returns: nil if there was no such event.
  func trace(ofEvent number: Int?) -> CallTrace? {
    let number = number ?? self.number
    guard recordings.indices.contains(number) else { return nil }
    let recording = recordings[number]
    var children: [Int?: [Int]] = [:]
    for (index, call) in recording.calls.enumerated() { children[call.parent, default: []].append(index) }
    var result: [CallTrace.Call] = []
    var waiting = children[nil, default: []].reversed().map { (index: $0, depth: 0) }
    while let (index, depth) = waiting.popLast() {
      let call = recording.calls[index]
      let order = index == result.count ? nil : index
      result.append(call.call(depth: depth, order: order, cause: call.cause.flatMap(cause)))
      waiting += children[index, default: []].reversed().map { ($0, depth + 1) }
    }
    return CallTrace(
      event: number, calls: result, omitted: recording.omitted == 0 ? nil : recording.omitted,
      createdTypes: recording.createdTypes, freedTypes: recording.freedTypes)
  }

  /// The call of a token, with its event's number; nil if it was removed.
  func call(_ token: Int) -> (event: Int, call: RecordedCall)? {
    guard let event = recordings.lastIndex(where: { $0.serial == serial(of: token) }),
      recordings[event].calls.indices.contains(index(of: token))
    else { return nil }
    return (event, recordings[event].calls[index(of: token)])
  }

  /// The number of the event with a serial; nil if it was refused.
  func number(ofSerial serial: Int) -> Int? { recordings.lastIndex { $0.serial == serial } }

  /// The calls of the event with a serial, in the order in which they began.
  func calls(ofSerial serial: Int) -> [RecordedCall] {
    recordings.last { $0.serial == serial }?.calls ?? []
  }

  /// The initialisers that have built objects, by the objects' serials: of several that called each other, the first.
  var initialisers: [UInt64: RecordedCall] {
    let calls = recordings.lazy.flatMap(\.calls)
    return Dictionary(calls.compactMap { call in call.object.map { ($0.serial, call) } }) { first, _ in first }
  }

  private var present: Recording {
    get { recordings[recordings.count - 1] }
    _modify { yield &recordings[recordings.count - 1] }
  }

  /// A call of the current event is preferred to one of an earlier.
  private func innermost(in thread: CallThread) -> Frame? {
    let running = stacks[thread]?.last
    let origin = origins[thread].map { Frame(token: $0, isOrigin: true) }
    let known = [running, origin].compactMap(\.self)
    return known.first { serial(of: $0.token) == present.serial } ?? known.first
  }

  private func cause(_ token: Int) -> CallTrace.Cause? {
    call(token).map { $0.call.asCause(inEvent: $0.event) }
  }

  private func serial(of token: Int) -> Int { token >> 32 }

  private func index(of token: Int) -> Int { token & 0xFFFF_FFFF }
}
