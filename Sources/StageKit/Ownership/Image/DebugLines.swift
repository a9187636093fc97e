/// Maps the app's code to lines of its files, using the line programs that the compiler writes for debuggers.
///
/// The format is chapter 6.2 of the DWARF standard, versions 2 to 5 (https://dwarfstd.org).
struct DebugLines: Sendable {
  /// A place in a file.
  struct Place: Hashable, Sendable {
    /// As it was passed to the compiler, so that it may be relative to where the compiler ran.
    let path: String
    /// From 1.
    let line: Int
  }

  /// The line that code from an address on comes from.
  private struct Row: Sendable {
    let address: UInt
    let file: Int
    let line: Int
  }

  /// The executable's own; empty if it has none.
  static let own = DebugLines(ExecutableImage.own)

  private var rows: [Row] = []
  private var paths: [String] = []

  init(_ image: ExecutableImage?) {
    guard let image, var section = image.section(".debug_line") else { return }
    let texts = LineUnit.Texts(lines: image.section(".debug_line_str"), all: image.section(".debug_str"))
    while !section.isAtEnd {
      guard let unit = LineUnit(&section, texts: texts) else { break }
      let firstPath = paths.count
      paths += unit.paths
      unit.run { address, file, line in
        if line > 0 { rows.append(Row(address: image.base + address, file: firstPath + file, line: line)) }
      }
    }
    rows.sort { $0.address < $1.address }
  }

  /// The first line that a function's code comes from.
  func place(of function: SymbolTable.Symbol) -> Place? {
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].address < function.address { low = middle + 1 } else { high = middle }
    }
    guard low < rows.count, rows[low].address < function.address + max(function.size, 1),
      paths.indices.contains(rows[low].file)
    else { return nil }
    return Place(path: paths[rows[low].file], line: rows[low].line)
  }
}
