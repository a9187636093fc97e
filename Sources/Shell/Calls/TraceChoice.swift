import Grammar
import ShellText
import StageProtocol

/// Which events' calls are asked for.
enum TraceChoice {
  case last
  case all
  /// 0 is the launch.
  case event(Int)

  static let argument = Argument(
    "event", .optional,
    from: .choices([Candidate("all", "every event, one after the other"), Candidate("launch", "before all events")]))

  /// Reads `all`, `launch` or a number of `log`.
  init(_ word: String?) throws(ShellError) {
    switch word {
    case nil: self = .last
    case "all": self = .all
    case "launch": self = .event(0)
    case let word?:
      guard let number = Int(word), number >= 0 else {
        throw .badValue(word, expected: "the number of an event, as `log` shows it, or all, or launch")
      }
      self = .event(number)
    }
  }
}

extension AppSession {
  /// Which events a word asks for.
  ///
  /// - Throws: `ShellError.badValue`, or `.onlyIsMeant` for the name of a type or of one of its members.
  func traceChoice(_ word: String?, of command: String) throws(ShellError) -> TraceChoice {
    do throws(ShellError) {
      return try TraceChoice(word)
    } catch {
      guard let name = word?.prefix(while: { $0 != "." }), let index = try? declaredCode().index,
        let type = index.declarations(called: String(name)).first(where: { $0.member == nil })?.type
      else { throw error }
      throw .onlyIsMeant(command: command, type: type)
    }
  }

  /// The calls of the events that are asked for, in the order of the events.
  func traces(_ choice: TraceChoice) throws(ShellError) -> [CallTrace] {
    let last = try requireApp().log.done.count
    switch choice {
    case .last: return [try ask(.lastTrace)]
    case .event(let number):
      guard number <= last else { throw .noSuchEvent(number, last: last) }
      return [try ask(.trace(ofEvent: number))]
    case .all:
      var traces: [CallTrace] = []
      for number in 0...last {
        traces.append(try ask(.trace(ofEvent: number)))
      }
      return traces
    }
  }

  /// What stands over the calls of an event: `2  tap "Save"`.
  func heading(of trace: CallTrace) -> String {
    guard let number = trace.event, let done = app?.log.done[number: number] else { return "launch" }
    return "\(number)  \(done.event.commandLine)"
  }
}
