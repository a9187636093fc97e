/// What a person sees, as data. Equal screens look equal, whatever code made them.
public struct Screen: Hashable, Sendable, Codable {
  /// How the topmost screen was shown.
  public enum Presentation: String, Hashable, Sendable, Codable {
    /// It is the first of its window, tab or container.
    case root
    /// It was pushed onto others; `back` leads to them.
    case pushed
    /// It was presented over others.
    case modal
    /// An alert is over it.
    case alert
  }

  /// Where a person is: the `restorationIdentifier`s from the root to the top, then those of presented screens.
  public let path: [String]
  /// The title of the topmost screen; of the screen below, if that is an alert.
  public let title: String
  /// How the topmost screen was shown.
  public let presentation: Presentation
  /// The elements of the screen, in the order in which a person meets them. A banner comes first.
  public let elements: [Element]

  /// A screen with these contents.
  public init(path: [String], title: String, presentation: Presentation, elements: [Element]) {
    self.path = path
    self.title = title
    self.presentation = presentation
    self.elements = elements
  }

  /// A path as people are told of it: `User:42 › EditName:42`.
  public static func words(for path: [String]) -> String { path.joined(separator: " › ") }
}
