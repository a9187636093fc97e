extension Duration {
  /// Reads a length of time as a person writes it: `500ms`, `2s`, `1.5s`, `1m`. A bare number is in seconds.
  public init?(words text: String) {
    let units: [(suffix: String, seconds: Double)] = [("ms", 0.001), ("s", 1), ("m", 60), ("", 1)]
    guard let unit = units.first(where: { text.hasSuffix($0.suffix) }),
      let value = Double(text.dropLast(unit.suffix.count)), value.isFinite, value >= 0, value <= 1_000_000
    else { return nil }
    self = .milliseconds(Int64((value * unit.seconds * 1000).rounded()))
  }

  /// The length of time without parts of a millisecond.
  public var wholeMilliseconds: Int {
    Int(components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000)
  }

  /// The length of time as a person writes it, in whole milliseconds: `500ms`, `2s`.
  public var inWords: String {
    let milliseconds = wholeMilliseconds
    return milliseconds % 1000 == 0 ? "\(milliseconds / 1000)s" : "\(milliseconds)ms"
  }
}
