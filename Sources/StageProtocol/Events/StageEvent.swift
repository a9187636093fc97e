/// Something that happens to the app: what a person does to its screen, what arrives from outside, or time passing.
///
/// A session is a list of these; replaying the list on any stage gives the same screens again.
public enum StageEvent: Hashable, Sendable {
  /// Taps the button, row, banner or alert action that shows this text.
  case tap(String)
  /// Replaces the text of the field with this label.
  case type(text: String, field: String)
  /// Selects the row that shows this text.
  case select(String)
  /// Flips the switch with this label.
  case toggle(String)
  /// Goes back one screen, as the navigation bar's button does.
  case back
  /// Swipes the presented screen away.
  case dismiss
  /// Follows a link, as a URN or with a URL scheme in front.
  case open(String)
  /// Pushes the module of a URN.
  case push(String)
  /// Presents the module of a URN.
  case present(String)
  /// Delivers a notification that leads to a route.
  case notify(text: String, route: String)
  /// Lets virtual time pass.
  case wait(Duration)
  /// Sets how the simulated services behave.
  case service(ServiceChange)
}

/// An event is written as its words: `["tap","Sign Out"]`.
extension StageEvent: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      try self.init(words: container.decode([String].self))
    } catch let error as EventError {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: error.description)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(words)
  }
}
