/// A generic parameter, by the depth of its declaration and by its index there.
struct GenericParameter: Hashable {
  let depth: Int
  let index: Int

  /// Reads `x`, `q_`, `q0_`, `qd__`, `qd_0_`.
  init?(_ name: MangledName) {
    var text = ""
    for token in name.tokens {
      guard case .character(let byte) = token else { return nil }
      text.append(Character(UnicodeScalar(byte)))
    }
    if text == "x" {
      depth = 0
      index = 0
      return
    }
    guard text.hasPrefix("q"), text.hasSuffix("_") else { return nil }
    let isNested = text.hasPrefix("qd")
    let numbers = text.dropFirst(isNested ? 2 : 1).dropLast().split(separator: "_", omittingEmptySubsequences: false)
    let values = numbers.compactMap { $0.isEmpty ? 0 : Int($0).map { $0 + 1 } }
    guard values.count == numbers.count, values.count == (isNested ? 2 : 1) else { return nil }
    depth = isNested ? values[0] + 1 : 0
    index = isNested ? values[1] : values[0] + 1
  }
}
