import Grammar
import StageProtocol

extension StageEvent {
  /// The event that one has typed.
  ///
  /// - Throws: `ShellError.event` when there is no such event, or its arguments are not what it takes.
  init(typed words: [String]) throws(ShellError) {
    do throws(EventError) {
      self = try StageEvent(words: words)
    } catch {
      throw .event(error)
    }
  }

  /// The event as one types it: `tap "Sign Out"`.
  var commandLine: String {
    let parameters = form.parameters
    let arguments = words.dropFirst().enumerated().map { index, word in
      parameters.indices.contains(index) && parameters[index].kind.isText ? word.quoted : word.asWord
    }
    return ([form.name] + arguments).joined(separator: " ")
  }
}
