import Foundation
import WorkshopKit

/// What a workshop's page says of its variations: sections headed `## Variation: strong-view` for a mistake to find, and
/// `## Choice: view-model-closures` for another form that is as good.
struct VariationSections {
  private static let trapHeading = "## Variation:"
  private static let choiceHeading = "## Choice:"

  private let lines: [Substring]

  /// Reads the sections of a workshop's page; empty if there is no page.
  init(workshop: URL) {
    let page = try? String(contentsOf: workshop.appending(path: Workshop.pageName), encoding: .utf8)
    lines = (page ?? "").split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// The first sentence of a variation's section, without its full stop.
  func summary(of name: String) -> String? {
    guard let start = start(of: name, under: Self.trapHeading) ?? start(of: name, under: Self.choiceHeading)
    else { return nil }
    let text = lines[(start + 1)...].drop(while: \.isEmpty).prefix { !$0.isEmpty && !$0.hasPrefix("#") }
      .joined(separator: " ")
    let sentence = text.firstRange(of: ". ").map { text[..<$0.lowerBound] } ?? text[...]
    return sentence.isEmpty ? nil : String(sentence.hasSuffix(".") ? sentence.dropLast() : sentence)
  }

  /// Whether a variation is another form that is as good, and no mistake.
  func isChoice(_ name: String) -> Bool {
    start(of: name, under: Self.choiceHeading) != nil
  }

  private func start(of name: String, under heading: String) -> Int? {
    lines.firstIndex {
      $0.hasPrefix(heading) && $0.dropFirst(heading.count).trimmingCharacters(in: .whitespaces) == name
    }
  }
}
