/// Decides which thread builds what threads share, so that it is built once, in the whole process.
///
/// A thread *claims* what it is going to build; others who want the same wait, and nobody else does. Threads that wait
/// for each other in a circle are told apart by what they wait for:
///
/// - If one of them has built it already, and only has to give it its properties, it is lent to the other before that.
///   All that took part then become visible to the rest together, or fail together.
/// - Otherwise it is a cycle, as it would be on one thread, and an error.
///
/// Sendable although unchecked: everything is only touched under the condition's mutex.
final class BuildCoordinator: @unchecked Sendable {
  static let shared = BuildCoordinator()

  private struct Claim {
    let session: BuildSession
    /// What has been built, and may still lack its properties.
    var instance: AnyObject?
  }

  /// What to do with what was asked for.
  enum Answer {
    /// It has to be built. New if this thread was not building it already.
    case build(isNew: Bool)
    case found(AnyObject)
  }

  private let condition = Condition()
  private var claims: [ObjectIdentifier: Claim] = [:]

  private func withLock<Answer>(_ body: () throws(InjectionError) -> Answer) throws(InjectionError) -> Answer {
    condition.lock()
    defer { condition.unlock() }
    return try body()
  }

  /// Claims what is to be built, or waits until another thread has built it.
  ///
  /// - Parameter known: returns what was built meanwhile.
  func claim(
    _ subject: AnyObject, for session: BuildSession, path: @autoclosure () -> InjectionError.Path,
    known: () -> AnyObject?
  ) throws(InjectionError) -> Answer {
    try withLock { () throws(InjectionError) in
      while true {
        if let known = known() { return .found(known) }
        if let answer = answer(at: ObjectIdentifier(subject), for: session) { return answer }
        session.awaited = subject
        defer { session.awaited = nil }
        if let circle = circle(through: session) {
          guard circle.contains(where: isLendable) else {
            throw .cycle(path: circle.compactMap { $0.awaited as? Component }.reduce(path()) { $0.appending($1) })
          }
          merge(circle)
          condition.wakeAll()
        } else {
          condition.wait()
        }
      }
    }
  }

  /// What can be done at once with what was asked for, which may be to claim it; nil if another thread is building it.
  ///
  /// Not inlined, so that nothing is retained of a claim while its asker waits: what is lent could be released for good
  /// under the mutex then.
  @inline(never)
  private func answer(at id: ObjectIdentifier, for session: BuildSession) -> Answer? {
    guard let claim = claims[id] else {
      claims[id] = Claim(session: session)
      return .build(isNew: true)
    }
    if claim.session === session { return claim.instance.map(Answer.found) ?? .build(isNew: false) }
    guard claim.session.group === session.group, let instance = claim.instance else { return nil }
    return .found(instance)
  }

  /// Lets threads that take part in the same circle have what is built and not finished.
  func lend(_ instance: AnyObject, of subject: AnyObject, by session: BuildSession) {
    condition.lock()
    let old = claims.updateValue(Claim(session: session, instance: instance), forKey: ObjectIdentifier(subject))
    condition.wakeAll()
    condition.unlock()
    withExtendedLifetime(old) {}
  }

  /// Gives claims back, whether or not anything was built.
  func release(_ subjects: [AnyObject], of session: BuildSession) {
    guard !subjects.isEmpty else { return }
    condition.lock()
    let removed = removeClaims(on: subjects, of: session)
    condition.unlock()
    withExtendedLifetime(removed) {}
  }

  /// Waits until all that this session was lent, and lent to, is complete.
  ///
  /// - Returns: Whether it may be published now; not if other threads take part, and this request is not the outermost.
  func complete(_ session: BuildSession, isOutermost: Bool) throws(InjectionError) -> Bool {
    try withLock { () throws(InjectionError) in
      // Who has failed is no longer one of them.
      if let failure = session.group.failure { throw failure }
      guard session.group.sessions.count > 1 else { return true }
      guard isOutermost else { return false }
      session.isComplete = true
      condition.wakeAll()
      while session.group.failure == nil, !session.group.sessions.allSatisfy(\.isComplete) { condition.wait() }
      if let failure = session.group.failure { throw failure }
      return true
    }
  }

  /// Gives claims back after a failure, which is that of all who were lent something.
  func abandon(_ session: BuildSession, _ subjects: [AnyObject], because failure: InjectionError?) {
    condition.lock()
    if session.group.sessions.count > 1, session.group.failure == nil { session.group.failure = failure }
    let removed = removeClaims(on: subjects, of: session)
    condition.unlock()
    withExtendedLifetime(removed) {}
  }

  /// Ends what a thread does together with others.
  ///
  /// - Parameter goesOn: whether the session keeps claims, and goes on by itself.
  func end(_ session: BuildSession, goesOn: Bool = false) {
    condition.lock()
    let group = session.group
    group.sessions.removeAll { $0 === session }
    session.group = BuildSession.Group()
    session.isComplete = false
    if goesOn { session.group.sessions = [session] }
    condition.unlock()
    withExtendedLifetime(group) {}
  }

  /// Takes claims out, and returns them, since what is lent must not be released under the mutex.
  private func removeClaims(on subjects: [AnyObject], of session: BuildSession) -> [Claim] {
    let ids = subjects.map { ObjectIdentifier($0) }.filter { claims[$0]?.session === session }
    condition.wakeAll()
    return ids.compactMap { claims.removeValue(forKey: $0) }
  }

  /// The sessions that wait for each other if this one waits too, it being the last; nil if they do not.
  @inline(never)
  private func circle(through session: BuildSession) -> [BuildSession]? {
    var seen: Set<ObjectIdentifier> = []
    func way(from next: BuildSession) -> [BuildSession]? {
      if next === session { return [next] }
      guard seen.insert(ObjectIdentifier(next)).inserted else { return nil }
      for other in obstacles(of: next) {
        if let rest = way(from: other) { return [next] + rest }
      }
      return nil
    }
    // From this one on, so that what each awaits is in the order of the cycle.
    guard let awaited = session.awaited, let holder = claims[ObjectIdentifier(awaited)]?.session else { return nil }
    return way(from: holder).map { [session] + $0.dropLast() }
  }

  /// Those that a session waits for.
  private func obstacles(of session: BuildSession) -> [BuildSession] {
    var obstacles: [BuildSession] = []
    if let awaited = session.awaited, let claim = claims[ObjectIdentifier(awaited)],
      claim.instance == nil || claim.session.group !== session.group
    {
      obstacles.append(claim.session)
    }
    if session.isComplete { obstacles += session.group.sessions.filter { !$0.isComplete } }
    return obstacles
  }

  /// Whether what a session waits for is built already.
  private func isLendable(to session: BuildSession) -> Bool {
    session.awaited.flatMap { claims[ObjectIdentifier($0)]?.instance } != nil
  }

  private func merge(_ sessions: [BuildSession]) {
    guard let group = sessions.first?.group else { return }
    for session in sessions where session.group !== group {
      let other = session.group
      if group.failure == nil { group.failure = other.failure }
      for member in other.sessions {
        member.group = group
        group.sessions.append(member)
      }
      other.sessions = []
    }
  }
}

/// What a thread builds for others too, from its outermost request on. Only touched under the coordinator's mutex.
final class BuildSession {
  /// Sessions that were lent things by each other.
  final class Group {
    var sessions: [BuildSession] = []
    var failure: InjectionError?
  }

  fileprivate(set) var group = Group()
  /// What it waits for.
  fileprivate var awaited: AnyObject?
  /// Whether it only waits for the others in its group.
  fileprivate var isComplete = false

  init() {
    group.sessions = [self]
  }
}
