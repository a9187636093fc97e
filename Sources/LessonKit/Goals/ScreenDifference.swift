import Grammar
import ScreenKit

/// The first thing in which two screens differ, in words.
public struct ScreenDifference: Hashable, Sendable, CustomStringConvertible {
  /// A sentence without its full stop: what is there and what is here.
  public let description: String

  /// Nothing where the screens are equal.
  public init?(between here: Screen, and there: Screen) {
    guard here != there else { return nil }
    let facts: [(name: String, here: String, there: String)] = [
      ("path", here.path.joined(separator: " "), there.path.joined(separator: " ")),
      ("title", here.title.quoted, there.title.quoted),
      ("presentation", here.presentation.rawValue, there.presentation.rawValue),
    ]
    if let fact = facts.first(where: { $0.here != $0.there }) {
      description = "the \(fact.name) is \(fact.there) there and \(fact.here) here"
      return
    }
    let places = 0..<max(here.elements.count, there.elements.count)
    let place = places.first { here.elements.element(at: $0) != there.elements.element(at: $0) } ?? 0
    description =
      "there it shows \(Self.words(for: there.elements.element(at: place))), "
      + "here \(Self.words(for: here.elements.element(at: place)))"
  }

  private static func words(for element: Screen.Element?) -> String {
    guard let element else { return "nothing more" }
    let value = element.value.map { " with \($0.quoted)" } ?? ""
    return "the \(element.enabled ? "" : "disabled ")\(element.kind.rawValue) \(element.text.quoted)\(value)"
  }
}

extension [Screen.Element] {
  fileprivate func element(at index: Int) -> Screen.Element? {
    indices.contains(index) ? self[index] : nil
  }
}
