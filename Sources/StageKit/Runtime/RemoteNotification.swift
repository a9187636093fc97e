/// Something that has happened outside the app, and the screen where it can be seen.
public struct RemoteNotification: Sendable {
  /// What has happened, for the person.
  public let text: String
  /// Where it can be seen.
  public let link: Link

  /// A notification that leads to the screen of a link.
  public init(text: String, link: Link) {
    self.text = text
    self.link = link
  }
}
