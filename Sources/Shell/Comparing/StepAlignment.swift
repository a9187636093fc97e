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
    for (index, steps) in columns.enumerated() { add(steps, at: index, of: columns.count) }
  }

  /// Lays steps over the rows along the weightiest sequence of layers that both have.
  private mutating func add(_ steps: [LayerStep], at column: Int, of count: Int) {
    let weights = Self.commonWeights(rows.map(\.layer), steps.map(\.layer))
    var merged: [Row] = []
    var (row, step) = (0, 0)
    while row < rows.count || step < steps.count {
      if row < rows.count, step < steps.count, rows[row].layer == steps[step].layer,
        weights[row][step] == weights[row + 1][step + 1] + Self.weight(of: steps[step].layer)
      {
        rows[row].steps[column] = steps[step]
        merged.append(rows[row])
        (row, step) = (row + 1, step + 1)
      } else if step == steps.count || row < rows.count && weights[row + 1][step] >= weights[row][step + 1] {
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

  /// How much the weightiest common sequence of what follows each pair of places weighs.
  private static func commonWeights(_ one: [Layer], _ other: [Layer]) -> [[Int]] {
    var weights = [[Int]](repeating: [Int](repeating: 0, count: other.count + 1), count: one.count + 1)
    for row in one.indices.reversed() {
      for column in other.indices.reversed() {
        let skipped = max(weights[row + 1][column], weights[row][column + 1])
        let matched = weights[row + 1][column + 1] + weight(of: one[row])
        weights[row][column] = one[row] == other[column] ? max(skipped, matched) : skipped
      }
    }
    return weights
  }

  /// Where the screen changes is what wirings are compared for, so that is to stand side by side before all else.
  private static func weight(of layer: Layer) -> Int { layer == .flow ? 4 : 1 }
}
