import StageProtocol

/// The calls since an event began, and which of them are still running.
struct CallLog {
  /// More calls than these are counted only: nobody reads them, and an event may be a very busy one.
  static let mostCalls = 10_000

  /// Told apart from the tokens of earlier events by the number of the event in their upper half.
  private var event = 0
  private var calls: [RecordedCall] = []
  private var omitted = 0
  private var stacks: [CallThread: [Int]] = [:]
  /// What set a task going that has not made a call in this event.
  private var origins: [CallThread: Int] = [:]

  var isFull: Bool { calls.count >= Self.mostCalls }

  mutating func begin() {
    event += 1
    calls = []
    omitted = 0
    origins = [:]
    stacks = stacks.filter { !$0.value.isEmpty }
  }

  mutating func omit() { omitted += 1 }

  mutating func enter(_ place: RecordedCall.Place, arguments: [String], in thread: CallThread) -> Int {
    let token = event << 32 | calls.count
    calls.append(RecordedCall(place: place, arguments: arguments, parent: innermost(in: thread).map(index)))
    stacks[thread, default: []].append(token)
    return token
  }

  /// Takes a call off its stack, with those above it whose own end was never told.
  mutating func exit(_ token: Int, in thread: CallThread) {
    guard let position = stacks[thread]?.lastIndex(of: token) else { return }
    stacks[thread]?.removeSubrange(position...)
    if position == 0 { stacks[thread] = nil }
  }

  /// The call of this event that runs in a thread, or that set it going.
  func innermost(in thread: CallThread) -> Int? {
    [stacks[thread]?.last, origins[thread]].compactMap { $0 }.first { $0 >> 32 == event }
  }

  /// Remembers what set a thread going that has no call of its own in this event.
  mutating func noteOrigin(_ origin: Int, of thread: CallThread) {
    if innermost(in: thread) == nil { origins[thread] = origin }
  }

  /// Each call followed by those within it, which may have happened while others ran.
  var trace: CallTrace {
    var children: [Int?: [Int]] = [:]
    for (index, call) in calls.enumerated() { children[call.parent, default: []].append(index) }
    var result: [CallTrace.Call] = []
    var waiting = children[nil, default: []].reversed().map { (index: $0, depth: 0) }
    while let (index, depth) = waiting.popLast() {
      result.append(calls[index].call(depth: depth))
      waiting += children[index, default: []].reversed().map { ($0, depth + 1) }
    }
    return CallTrace(calls: result, omitted: omitted == 0 ? nil : omitted)
  }

  private func index(ofToken token: Int) -> Int { token & 0xFFFF_FFFF }
}
