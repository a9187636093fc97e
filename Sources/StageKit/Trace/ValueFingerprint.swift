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
    text = String(Self.hash(of: texts.joined(separator: "\n")), radix: 36)
  }

  /// FNV-1a: the same in every process, unlike `Hasher`.
  private static func hash(of text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
