import TerminalText

extension StyledText {
  /// This line; if a person watches and it is too long, wrapped, with the further lines indented.
  public func wrapped(for display: Display, indentation: Int) -> StyledText {
    guard display.isInteractive, columns > display.width else { return self }
    return wrapped(to: display.width - indentation)
      .joined(separator: StyledText("\n" + String(repeating: " ", count: indentation)))
  }

  /// The text, fitted to what a display shows.
  ///
  /// - Parameter margin: how many columns are left free for what stands before the lines.
  public func fitted(for display: Display, margin: Int = 0) -> StyledText {
    fitted(to: display.width - margin, mark: display.codeMark)
  }

  /// The text with lines that are too wide wrapped between words, further lines as far in as the first.
  ///
  /// A line of code above a `^` is broken as code, and the sign stands below the row that it means.
  ///
  /// - Parameter mark: what stands in front of code that goes on.
  public func fitted(to width: Int, mark: StyledText = StyledText()) -> StyledText {
    var fitted: [StyledText] = []
    var rest = lines[...]
    while let line = rest.popFirst() {
      if line.columns <= width {
        fitted.append(line)
      } else if let pointer = rest.first, pointer.isPointer {
        rest.removeFirst()
        fitted += line.brokenAsCode(width, mark: mark, pointingAt: pointer.columns - 1, with: "^")
      } else {
        let indentation = line.plain.prefix { $0 == " " }.count
        let wrapped = line.wrapped(to: width - indentation)
        fitted +=
          wrapped.prefix(1) + wrapped.dropFirst().map { StyledText(String(repeating: " ", count: indentation)) + $0 }
      }
    }
    return fitted.joined(separator: "\n")
  }

  /// Whether it is the line below code that points at a place in it.
  var isPointer: Bool { plain.drop { $0 == " " } == "^" }
}
