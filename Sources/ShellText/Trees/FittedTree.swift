import Grammar
import TerminalText

/// A tree cut down to so many rows: what matters, then what is least deep.
public struct FittedTree {
  /// The lines that are left. Those that have lost lines below them say how many.
  public let lines: [TreeLine]
  /// How many lines were left out.
  public let hidden: Int

  /// Cuts a tree down to the window; nil where all of it fits, or nobody watches.
  ///
  /// - Parameter weights: how much each line matters; those with more than 0 stay before all others, with what is above
  ///   them.
  public init?(_ lines: [TreeLine], display: Display, weights: [Int]) {
    guard let rows = display.rows else { return nil }
    let excess = { (lines: [TreeLine]) in TreeText(lines, display: display).text.lines.count - rows }
    guard excess(lines) > 0 else { return nil }
    var room = rows
    self.init(lines, rows: room, weights: weights)
    // Lines that are too long for a row take several.
    while room > 1, case let more = excess(self.lines), more > 0 {
      room = max(1, room - more)
      self.init(lines, rows: room, weights: weights)
    }
  }

  /// Cuts a tree down.
  ///
  /// - Parameters:
  ///   - rows: how many rows there are for it.
  ///   - weights: how much each line matters; those with more than 0 stay before all others, with what is above them.
  public init(_ lines: [TreeLine], rows: Int, weights: [Int]) {
    var cut = TreeCut(lines, room: max(1, rows))
    let places = weights.indices.filter { weights[$0] > 0 }.sorted { first, second in
      (-weights[first], lines[first].depth, first) < (-weights[second], lines[second].depth, second)
    }
    // Around what matters there must be room to see where it stands.
    for place in places { cut.keepPath(to: place, leaving: rows / 3) }
    cut.keepLevels()
    let lost = cut.lostBelow
    self.lines = lines.indices.filter { cut.kept.contains($0) }.map { lines[$0].hiding(lost[$0, default: 0]) }
    hidden = lines.count - self.lines.count
  }

  /// Says that something was left out, and how to see it; nil where nothing was.
  ///
  /// - Parameters:
  ///   - noun: what a line is: `call`.
  ///   - command: shows all of it.
  public func remark(noun: String, command: String, display: Display) -> StyledText? {
    guard hidden > 0 else { return nil }
    let counts = display.isAccessible ? "" : " (… +n)"
    let words = "… \(hidden.counted("more \(noun)"))\(counts): `more` or `\(command)` shows all"
    return StyledText(marking: words).wrapped(for: display, indentation: 2)
  }
}

/// Decides which lines of a tree stay.
private struct TreeCut {
  private let lines: [TreeLine]
  private var room: Int
  private(set) var kept: Set<Int> = []
  /// For each line, the one that it stands below; nil for roots.
  private let parents: [Int?]

  init(_ lines: [TreeLine], room: Int) {
    self.lines = lines
    self.room = room
    var open: [Int] = []
    parents = lines.indices.map { index in
      while let last = open.last, lines[last].depth >= lines[index].depth { open.removeLast() }
      defer { open.append(index) }
      return open.last
    }
  }

  /// A line and those that it stands below, the nearest first.
  private func path(to index: Int) -> [Int] { Array(sequence(first: index) { parents[$0] }) }

  private func rows(of index: Int) -> Int { 1 + lines[index].details.count }

  /// Keeps a line with all that it stands below, if there is room for that and so many others.
  mutating func keepPath(to index: Int, leaving others: Int) {
    let path = path(to: index).filter { !kept.contains($0) }
    let needed = path.reduce(0) { $0 + rows(of: $1) }
    guard needed + others <= room else { return }
    room -= needed
    kept.formUnion(path)
  }

  /// Keeps whole levels from the top, as far as there is room: all lines below the same one, or the first of them.
  mutating func keepLevels() {
    let groups = Dictionary(grouping: lines.indices) { parents[$0] }
    var level: [Int?] = [nil]
    while !level.isEmpty {
      var isWhole = true
      for parent in level {
        for index in groups[parent, default: []] where !kept.contains(index) {
          guard rows(of: index) <= room else {
            isWhole = false
            break
          }
          room -= rows(of: index)
          kept.insert(index)
        }
      }
      guard isWhole else { return }
      level = level.flatMap { groups[$0, default: []] }
    }
  }

  /// How many lines were left out directly and further below each line that stays.
  var lostBelow: [Int: Int] {
    var lost: [Int: Int] = [:]
    for index in lines.indices where !kept.contains(index) {
      let keeper = path(to: index).first { kept.contains($0) }
      if let keeper { lost[keeper, default: 0] += 1 }
    }
    return lost
  }
}
