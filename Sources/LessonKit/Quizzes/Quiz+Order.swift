import StageProtocol
import TerminalText

// Questions that are answered by putting something in order.
extension Quiz {
  /// The quiz with its choices in the right order.
  func inOrder(by shell: any QuestionAnswerer) throws(QuizError) -> Quiz {
    guard let callOrder else { return self }
    let trace: CallTrace
    do {
      trace = try shell.answer(to: .lastTrace)
    } catch {
      throw .order(.noTrace(reason: String(describing: error)))
    }
    let calls = try callOrder.calls(in: trace)
    return offering(calls.map { Choice(text: "`\($0)`", isRight: true, reason: "", line: line) })
  }

  /// The same choices in another order, which is not the right one, nor the one in which they were shown before.
  func shuffled(afterWrongAnswers count: Int) -> Quiz {
    let places = choices.indices.sorted { "\(choices[$0].blocks)" < "\(choices[$1].blocks)" }
    let turns = (0..<max(places.count, 1)).map { places.turned(by: $0) }.filter { $0 != Array(choices.indices) }
    guard !turns.isEmpty else { return self }
    let shown = turns[max(count - 1, 0) % turns.count]
    let right = choices.indices.map { place in (shown.firstIndex(of: place) ?? 0) + 1 }
    return offering(shown.map { choices[$0] }, form: .order(right))
  }

  /// Reads an order as a person gives it: `2 3 1`, `b c a`; nil if it does not name each choice once.
  public func order(reading text: String) -> [Int]? {
    let words = text.split { $0.isWhitespace || $0 == "," }.map(String.init)
    let places = words.compactMap { answer(reading: $0)?.first }
    return places.count == choices.count && Set(places).count == places.count ? places : nil
  }

  /// How many places from the first on are right in an order.
  public func rightPlaces(in order: [Int]) -> Int {
    guard case .order(let right) = form else { return 0 }
    return zip(order, right).prefix { $0 == $1 }.count
  }
}
