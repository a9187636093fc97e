import TextLayout

/// Fields below one another, their labels to the left where there is room, or else above: `Name [ Ann          ]`.
struct FieldsBlock: ScreenBlock {
  let fields: [Screen.Element]

  var naturalWidth: Int {
    labelWidth == 0 ? valueWidth + 4 : labelWidth + 1 + valueWidth + 4
  }

  func lines(width: Int) -> [String] {
    let room = width - naturalWidth + valueWidth
    guard labelWidth > 0, room >= min(valueWidth, 8) else {
      return fields.flatMap { field in
        [TextMetrics.truncated(label(of: field), to: width), box(of: field, width: width)].filter { !$0.isEmpty }
      }
    }
    return fields.map { field in
      "\(TextMetrics.padded(label(of: field), to: labelWidth)) \(box(of: field, width: width - labelWidth - 1))"
    }
  }

  private var labelWidth: Int { fields.map { TextMetrics.columns(of: label(of: $0)) }.max() ?? 0 }

  private var valueWidth: Int {
    let widest = fields.map { TextMetrics.columns(of: value(of: $0)) }.max() ?? 0
    return min(max(widest, 12), 40)
  }

  private func label(of field: Screen.Element) -> String { TextMetrics.printable(field.text) }

  private func value(of field: Screen.Element) -> String { TextMetrics.printable(field.value ?? "") }

  private func box(of field: Screen.Element, width: Int) -> String {
    let filler = Filler(isEnabled: field.enabled)
    let columns = max(0, min(valueWidth, width - 4))
    let value = filler.padded(TextMetrics.truncated(value(of: field), to: columns), to: columns)
    return TextMetrics.truncated("[\(filler)\(value)\(filler)]", to: width)
  }
}
