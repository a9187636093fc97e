import Grammar
import StageProtocol

extension StageEvent {
  /// The event as a command: `tap "Sign Out"`.
  public var commandLine: String {
    let parameters = form.parameters
    let arguments = words.dropFirst().enumerated().map { index, word in
      parameters.indices.contains(index) && parameters[index].kind.isText ? word.quoted : word.asWord
    }
    return ([form.name] + arguments).joined(separator: " ")
  }
}
