import SeededRandom

/// Makes texts that are nearly right from texts that are.
struct Mutator {
  private let samples: [[UInt8]]
  private var generator: SeededGenerator

  /// What readers look for, and what they easily trip over.
  private static let pieces: [[UInt8]] = [
    "\n", "\r\n", "\"", "\"\"\"", "'", "```", "---\n", "# ", "## ", "- [x] ", "> ", "{", "}", "[", "]", "(", ")", "<",
    ":",
    ",", ";", "\\", "\\(", "$0", "#", "@", "&", "*", "|", "--", "=", "null", "true", "🧵",
    "e\u{301}", "\u{202E}", "\u{0}", "\u{1B}[31m", "%", "%zz", "/", "//", "/*", "*/", "..",
  ].map { Array($0.utf8) }

  /// What is written in place of a number.
  private static let numbers: [[UInt8]] = [
    "-1", "0", "2147483648", "9223372036854775807", "-9223372036854775808", "9223372036854775808", "1e999", "0.5",
  ].map { Array($0.utf8) }

  /// How many bytes of a sample are changed at a time: short inputs are read quickly, and each change weighs more.
  private static let longest = 1500

  init(_ samples: [String], seed: UInt64) {
    self.samples = samples.map { Array($0.utf8) }
    generator = SeededGenerator(seed: seed)
  }

  /// A sample, or a part of one that begins where its first lines end, that was changed in one to six places.
  mutating func next() -> [UInt8] {
    var text = part(of: pick(samples))
    for _ in 0..<Int.random(in: 1...6, using: &generator) { change(&text) }
    return text
  }

  private mutating func part(of sample: [UInt8]) -> [UInt8] {
    guard sample.count > Self.longest else { return sample }
    let head = sample.prefix([0, 200, 400, Self.longest].randomElement(using: &generator) ?? 0)
    let start = Int.random(in: head.count...(sample.count - Self.longest + head.count), using: &generator)
    return Array(head + sample[start...].prefix(Self.longest - head.count))
  }

  private mutating func change(_ text: inout [UInt8]) {
    let place = Int.random(in: 0...text.count, using: &generator)
    let end = min(text.count, place + Int.random(in: 0...40, using: &generator))
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: text.removeSubrange(place...)
    case 1: text.removeSubrange(place..<end)
    case 2: text.insert(contentsOf: pick(Self.pieces), at: place)
    case 3: text.insert(contentsOf: text[place..<end], at: place)
    case 4:
      let piece = pick(Self.pieces)
      for _ in 0..<Int.random(in: 2...300, using: &generator) { text.insert(contentsOf: piece, at: place) }
    case 5:
      guard let start = text[place...].firstIndex(where: Self.isDigit) else { return }
      let rest = text[start...].prefix(while: Self.isDigit)
      text.replaceSubrange(start..<rest.endIndex, with: pick(Self.numbers))
    case 6 where place < text.count: text[place] = UInt8.random(in: .min ... .max, using: &generator)
    default:
      let other = pick(samples)
      let cut = Int.random(in: 0...other.count, using: &generator)
      text.replaceSubrange(place..<end, with: other[cut..<min(other.count, cut + 200)])
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[Int.random(in: choices.indices, using: &generator)]
  }
}
