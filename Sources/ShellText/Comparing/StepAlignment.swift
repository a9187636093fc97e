import Architectures
import StageProtocol

/// The steps of several wirings in rows, so that steps of the same layer stand side by side where their order allows.
struct StepAlignment {
  /// One row: a layer, and each wiring's step, where it has one here.
  struct Row {
    let layer: Layer
    var steps: [LayerStep?]
  }

  private(set) var rows: [Row] = []

  /// - Parameter columns: the steps of each wiring.
  init(_ columns: [[LayerStep]]) {
    // Where the way to another screen begins is what wirings are compared for, so that comes to stand side by side.
    let turns = columns.map { $0.firstIndex { $0.layer == .flow } }
    let turning = zip(columns, turns).filter { !$0.0.isEmpty }
    guard turning.count > 1, turning.allSatisfy({ $0.1 != nil }) else {
      for (index, steps) in columns.enumerated() { add(steps, at: index, of: columns.count) }
      return
    }
    let pairs = zip(columns, turns)
    rows = StepAlignment(pairs.map { Array($0.prefix($1 ?? $0.count)) }).rows
    rows.append(Row(layer: .flow, steps: pairs.map { steps, turn in turn.map { steps[$0] } }))
    rows += StepAlignment(pairs.map { steps, turn in turn.map { Array(steps[($0 + 1)...]) } ?? [] }).rows
  }

  /// Lays steps over the rows along the longest sequence of layers that both have.
  private mutating func add(_ steps: [LayerStep], at column: Int, of count: Int) {
    let lengths = Self.commonLengths(rows.map(\.layer), steps.map(\.layer))
    var merged: [Row] = []
    var (row, step) = (0, 0)
    while row < rows.count || step < steps.count {
      if row < rows.count, step < steps.count, rows[row].layer == steps[step].layer {
        rows[row].steps[column] = steps[step]
        merged.append(rows[row])
        (row, step) = (row + 1, step + 1)
      } else if step == steps.count || row < rows.count && lengths[row + 1][step] >= lengths[row][step + 1] {
        merged.append(rows[row])
        row += 1
      } else {
        var cells = [LayerStep?](repeating: nil, count: count)
        cells[column] = steps[step]
        merged.append(Row(layer: steps[step].layer, steps: cells))
        step += 1
      }
    }
    rows = merged
  }

  /// How long the longest common sequence of what follows each pair of places is.
  private static func commonLengths(_ one: [Layer], _ other: [Layer]) -> [[Int]] {
    var lengths = [[Int]](repeating: [Int](repeating: 0, count: other.count + 1), count: one.count + 1)
    for row in one.indices.reversed() {
      for column in other.indices.reversed() {
        lengths[row][column] =
          one[row] == other[column]
          ? lengths[row + 1][column + 1] + 1 : max(lengths[row + 1][column], lengths[row][column + 1])
      }
    }
    return lengths
  }
}
