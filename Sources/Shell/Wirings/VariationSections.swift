import Foundation

/// What a workshop's page says of its variations: sections headed `## Variation: strong-view`.
struct VariationSections {
  private static let heading = "## Variation:"

  private let lines: [Substring]

  /// Nothing is said where there is no page.
  init(workshop: URL) {
    let page = try? String(contentsOf: workshop.appending(path: "workshop.md"), encoding: .utf8)
    lines = (page ?? "").split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// The first sentence of a variation's section, without its full stop.
  func summary(of name: String) -> String? {
    let start = lines.firstIndex {
      $0.hasPrefix(Self.heading) && $0.dropFirst(Self.heading.count).trimmingCharacters(in: .whitespaces) == name
    }
    guard let start else { return nil }
    let text = lines[(start + 1)...].drop(while: \.isEmpty).prefix { !$0.isEmpty && !$0.hasPrefix("#") }
      .joined(separator: " ")
    let sentence = text.firstRange(of: ". ").map { text[..<$0.lowerBound] } ?? text[...]
    return sentence.isEmpty ? nil : String(sentence.hasSuffix(".") ? sentence.dropLast() : sentence)
  }
}
