import TerminalText

extension StyledText {
  /// This line; if a person watches and it is too long, wrapped, with the further lines indented.
  public func wrapped(for display: Display, indentation: Int) -> StyledText {
    guard display.isInteractive, columns > display.width else { return self }
    return wrapped(to: display.width - indentation)
      .joined(separator: StyledText("\n" + String(repeating: " ", count: indentation)))
  }

  /// The text with lines that are too wide wrapped between words, further lines as far in as the first.
  ///
  /// A line of code above a `^` is broken at the column instead, and the mark stands below the part that it means.
  public func fitted(to width: Int) -> StyledText {
    var fitted: [StyledText] = []
    var rest = lines[...]
    while let line = rest.popFirst() {
      if line.columns <= width {
        fitted.append(line)
      } else if let mark = rest.first, mark.plain.drop(while: { $0 == " " }) == "^" {
        rest.removeFirst()
        fitted += line.broken(to: width, withMarkAt: mark.columns - 1)
      } else {
        let indentation = line.plain.prefix { $0 == " " }.count
        let wrapped = line.wrapped(to: width - indentation)
        fitted +=
          wrapped.prefix(1) + wrapped.dropFirst().map { StyledText(String(repeating: " ", count: indentation)) + $0 }
      }
    }
    return fitted.joined(separator: "\n")
  }

  private func broken(to width: Int, withMarkAt column: Int) -> [StyledText] {
    var parts = brokenAtColumn(width)
    let mark = StyledText(String(repeating: " ", count: column % width) + "^")
    parts.insert(mark, at: min(column / width + 1, parts.count))
    return parts
  }
}
