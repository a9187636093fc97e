import StableHash

/// A short text that is equal for equal values, and different for different ones.
struct ValueFingerprint {
  /// Longer text is not compared.
  private static let mostText = 16_384

  let text: String

  /// Returns nil if one of the arguments has no text, as a closure has none.
  init?(of arguments: [Any?]) {
    let values = ValueText(limit: Self.mostText, tellsObjectsApart: true)
    let texts = arguments.map { $0.map(values.text) ?? "…" }
    guard !texts.contains(where: { $0.contains("…") }) else { return nil }
    var hash = StableHash()
    for text in texts { hash.add(text) }
    text = hash.digest
  }
}
