import StageProtocol

extension StageEvent {
  /// The event that somebody has typed.
  ///
  /// - Throws: `ShellError.event` when there is no such event, or its arguments are not what it takes.
  init(typed words: [String]) throws(ShellError) {
    do throws(EventError) {
      self = try StageEvent(words: words)
    } catch {
      throw .event(error)
    }
  }
}
