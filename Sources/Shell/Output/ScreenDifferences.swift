import ScreenKit

/// What two screens show differently, one line of facts for each thing.
struct ScreenDifferences {
  /// One thing, and what each screen says of it.
  struct Row: Hashable {
    let thing: String
    let first: String
    let second: String
  }

  private(set) var rows: [Row] = []

  init(_ first: Screen, _ second: Screen) {
    compare("path", first.path.joined(separator: " › "), second.path.joined(separator: " › "))
    compare("title", first.title, second.title)
    compare("shown as", first.presentation.rawValue, second.presentation.rawValue)
    compareElements(Self.named(first.elements), Self.named(second.elements))
  }

  private typealias Named = (name: String, element: Screen.Element)

  private mutating func compareElements(_ first: [Named], _ second: [Named]) {
    let others = Dictionary(uniqueKeysWithValues: second.map { ($0.name, $0.element) })
    for (name, element) in first {
      guard let other = others[name] else {
        rows.append(Row(thing: name, first: "there", second: "–"))
        continue
      }
      compare(name, Self.state(element), Self.state(other))
      compare("id of \(name)", element.id, other.id)
    }
    let known = Set(first.map(\.name))
    for (name, _) in second where !known.contains(name) {
      rows.append(Row(thing: name, first: "–", second: "there"))
    }
    let shared = first.map(\.name).filter { others[$0] != nil }
    let otherShared = second.map(\.name).filter(known.contains)
    compare("order", Self.order(shared), Self.order(otherShared))
  }

  private mutating func compare(_ thing: String, _ first: String, _ second: String) {
    if first != second { rows.append(Row(thing: thing, first: first, second: second)) }
  }

  /// The elements with names that are unique on their screen: `button "Save"`, `row "Bob Baker" (2)`.
  private static func named(_ elements: [Screen.Element]) -> [Named] {
    var counts: [String: Int] = [:]
    return elements.map { element in
      let name = element.text.isEmpty ? element.kind.rawValue : "\(element.kind.rawValue) \(element.text.quoted)"
      counts[name, default: 0] += 1
      let count = counts[name, default: 1]
      return (count == 1 ? name : "\(name) (\(count))", element)
    }
  }

  private static func state(_ element: Screen.Element) -> String {
    ((element.value.map { [$0.quoted] } ?? []) + [element.enabled ? "enabled" : "disabled"]).joined(separator: ", ")
  }

  private static func order(_ names: [String]) -> String { names.joined(separator: ", ") }
}
