/// 128 bits, enough to know a text by.
struct Digest: Hashable, Sendable {
  let one: UInt64
  let other: UInt64

  func hash(into hasher: inout Hasher) { hasher.combine(one) }

  /// 32 hexadecimal digits.
  var words: String {
    [one, other].map { half in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
    .joined()
  }
}
