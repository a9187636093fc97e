import TerminalText

/// The part of a text that matters most, where all of it does not fit.
struct Excerpt {
  let lines: [StyledText]
  /// How many lines are left out above and below.
  let above: Int
  let below: Int

  /// - Parameters:
  ///   - room: how many lines there may be, the one that says what is left out included.
  ///   - head: how many lines at the beginning are always shown.
  ///   - weight: how much a line matters.
  init(of text: [StyledText], room: Int, head: Int = 0, weight: (String) -> Int) {
    guard text.count > room else {
      (lines, above, below) = (text, 0, 0)
      return
    }
    let size = max(1, room - 1 - head)
    let rest = Array(text.dropFirst(head))
    let weights = rest.map { weight($0.plain) }
    var best = (start: 0, sum: weights.prefix(size).reduce(0, +))
    var sum = best.sum
    for start in stride(from: 1, through: rest.count - size, by: 1) {
      sum += weights[start + size - 1] - weights[start - 1]
      if sum > best.sum { best = (start, sum) }
    }
    lines = Array(text.prefix(head) + rest[best.start..<min(rest.count, best.start + size)])
    above = best.start
    below = rest.count - best.start - size
  }

  /// `… 12 lines above and 3 below: more shows all`; nil where nothing is left out.
  var remark: StyledText? {
    let places = [(above, "above"), (below, "below")].filter { $0.0 > 0 }
    guard let first = places.first else { return nil }
    var words = "\(first.0.counted("line")) \(first.1)"
    if let second = places.dropFirst().first { words += " and \(second.0) \(second.1)" }
    return StyledText(marking: "… \(words): `more` shows all")
  }
}
