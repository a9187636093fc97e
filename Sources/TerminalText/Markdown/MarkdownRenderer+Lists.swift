extension MarkdownRenderer {
  func lines(for list: MarkdownList, width: Int) -> [StyledText] {
    let lastNumber = (list.start ?? 0) + list.items.count - 1
    let items = list.items.enumerated().map { index, item in
      let marker = marker(of: item, number: list.start.map { $0 + index }, widest: "\(lastNumber). ".count)
      let lines = lines(for: item.blocks, width: max(8, width - marker.columns), isTight: list.isTight)
      return indented(lines.isEmpty ? [StyledText()] : lines, first: marker)
    }
    return Array(items.joined(separator: list.isTight ? [] : [StyledText()]))
  }

  private func marker(of item: MarkdownList.Item, number: Int?, widest: Int) -> StyledText {
    if let isTicked = item.isTicked {
      switch form {
      case .drawn: return isTicked ? "\("[x]", .good) " : "[ ] "
      case .spoken: return isTicked ? "- done: " : "- to do: "
      }
    }
    if let number {
      let text = "\(number). "
      return StyledText(String(repeating: " ", count: max(0, widest - text.count)) + text, .accent)
    }
    return form == .drawn ? StyledText("• ", .accent) : "- "
  }
}
