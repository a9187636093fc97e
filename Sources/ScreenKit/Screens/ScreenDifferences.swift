/// What two screens show differently, one row for each thing.
public struct ScreenDifferences: Hashable, Sendable {
  /// One thing, and how each screen shows it.
  public struct Row: Hashable, Sendable {
    /// What it is about: `path`, `button "Save"`.
    public let thing: String
    /// How the first screen shows it; nil if it does not have it.
    public let first: String?
    /// How the second screen shows it; nil if it does not have it.
    public let second: String?
  }

  /// In the order in which a person meets the things; empty where the screens are equal.
  public private(set) var rows: [Row] = []

  /// Compares two screens.
  public init(_ first: Screen, _ second: Screen) {
    compareTexts("path", Screen.words(for: first.path), Screen.words(for: second.path))
    compareTexts("title", first.title, second.title)
    compare("presentation", first.presentation.rawValue, second.presentation.rawValue)
    compareElements(Self.named(first.elements), Self.named(second.elements))
  }

  private typealias Named = (name: String, element: Screen.Element)

  private mutating func compareElements(_ first: [Named], _ second: [Named]) {
    let others = Dictionary(second.map { ($0.name, $0.element) }) { one, _ in one }
    for (name, element) in first {
      guard let other = others[name] else {
        rows.append(Row(thing: name, first: "there", second: nil))
        continue
      }
      compare(name, Self.state(element, beside: other), Self.state(other, beside: element))
      compare("id of \(name)", element.id, other.id)
    }
    let known = Set(first.map(\.name))
    for (name, _) in second where !known.contains(name) {
      rows.append(Row(thing: name, first: nil, second: "there"))
    }
    let shared = first.map(\.name).filter { others[$0] != nil }
    let otherShared = second.map(\.name).filter(known.contains)
    compareOrder(shared, otherShared)
  }

  /// Only the part in which the orders differ.
  private mutating func compareOrder(_ first: [String], _ second: [String]) {
    guard let start = zip(first, second).enumerated().first(where: { $0.element.0 != $0.element.1 })?.offset else {
      return
    }
    let end = zip(first.reversed(), second.reversed()).prefix { $0.0 == $0.1 }.count
    let parts = [first, second].map { $0[start..<($0.count - end)].joined(separator: ", ") }
    compare("order", parts[0], parts[1])
  }

  /// Compares what one of the screens may not have.
  private mutating func compareTexts(_ thing: String, _ first: String, _ second: String) {
    guard first != second else { return }
    rows.append(Row(thing: thing, first: first.isEmpty ? nil : first, second: second.isEmpty ? nil : second))
  }

  private mutating func compare(_ thing: String, _ first: String, _ second: String) {
    if first != second { rows.append(Row(thing: thing, first: first, second: second)) }
  }

  /// The elements with names that are unique on their screen: `button "Save"`, `row "Bob Baker" (2)`.
  private static func named(_ elements: [Screen.Element]) -> [Named] {
    var counts: [String: Int] = [:]
    return elements.map { element in
      let name = element.text.isEmpty ? element.kind.rawValue : "\(element.kind.rawValue) \"\(element.text)\""
      counts[name, default: 0] += 1
      let count = counts[name, default: 1]
      return (count == 1 ? name : "\(name) (\(count))", element)
    }
  }

  /// The properties of an element in which it differs from another.
  private static func state(_ element: Screen.Element, beside other: Screen.Element) -> String {
    var parts: [String] = []
    if element.value != other.value { parts.append(element.value.map { "\"\($0)\"" } ?? "no value") }
    if element.enabled != other.enabled { parts.append(element.enabled ? "enabled" : "disabled") }
    return parts.joined(separator: ", ")
  }
}
