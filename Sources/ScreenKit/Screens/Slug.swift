/// Ids made of texts: `Sign Out` is `sign-out`.
enum Slug {
  /// The text's letters and digits, in lower case, with one hyphen for everything between them.
  ///
  /// - Parameter fallback: the id for a text that has neither letters nor digits.
  static func of(_ text: String, else fallback: String) -> String {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }
    let slug = words.joined(separator: "-").filter { $0 != "'" && $0 != "’" }
    return slug.isEmpty ? fallback : slug
  }
}
