import StageProtocol

/// Calls whose order the last event gives: `trace order UserPresenter.signOutTapped AppRouterImpl.replaceStack …`.
public struct CallOrder: Hashable, Sendable {
  /// As the lesson lists them.
  let calls: [CallPattern]

  /// Fewer are no question.
  static let fewest = 3
  static let usage = "trace order <Type>.<member> <Type>.<member> <Type>.<member>…"

  /// Reads the words of a lesson; nil if they do not follow the usage.
  init?(words: [String]) {
    guard words.starts(with: ["trace", "order"]) else { return nil }
    let calls = words.dropFirst(2).compactMap { CallPattern($0) }
    guard calls.count == words.count - 2, Set(calls).count == calls.count, calls.count >= Self.fewest else {
      return nil
    }
    self.calls = calls
  }

  /// The calls in the order in which they happened first.
  ///
  /// - Throws: `QuizError.order` where one did not happen.
  func calls(in trace: CallTrace) throws(QuizError) -> [CallPattern] {
    var placed: [(call: CallPattern, place: Int)] = []
    for call in calls {
      guard let index = trace.calls.firstIndex(where: call.matches) else { throw .order(.notCalled("\(call)")) }
      placed.append((call, trace.calls[index].order ?? index))
    }
    guard Set(placed.map(\.place)).count == placed.count else { throw .order(.sameCall) }
    return placed.sorted { $0.place < $1.place }.map(\.call)
  }
}

/// Why the last event gives no order of calls.
public enum CallOrderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// This call did not happen.
  case notCalled(String)
  /// Two of the names mean the same call.
  case sameCall
  /// There is no trace to ask.
  case noTrace(reason: String)

  public var description: String {
    switch self {
    case .notCalled(let call): "the last event did not call \(call); `reset` puts the app as the step needs it"
    case .sameCall: "two of the calls are the same one"
    case .noTrace(let reason): reason
    }
  }
}
