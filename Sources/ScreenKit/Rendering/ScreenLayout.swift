/// Groups a screen's elements into blocks.
struct ScreenLayout {
  /// The banners, above everything else.
  private(set) var banners: [any ScreenBlock] = []
  /// The screen, with alerts within it.
  private(set) var blocks: [any ScreenBlock] = []

  init(_ elements: [Screen.Element]) {
    var rest = elements[...]
    while let first = rest.first {
      // What follows an alert is in it, up to the next alert.
      if first.kind == .alert {
        let inside = rest.dropFirst().prefix { $0.kind != .alert }
        let texts = [first.text, first.value ?? ""].filter { !$0.isEmpty }.map(LabelBlock.init)
        blocks.append(AlertBlock(blocks: texts + ScreenLayout(Array(inside)).blocks))
        rest = rest.dropFirst(inside.count + 1)
        continue
      }
      let group = rest.prefix { $0.kind == first.kind && ($0.value == nil) == (first.value == nil) }
      switch first.kind {
      case .button:
        blocks.append(ButtonsBlock(buttons: Array(group)))
        rest = rest.dropFirst(group.count)
        continue
      case .field:
        blocks.append(FieldsBlock(fields: Array(group)))
        rest = rest.dropFirst(group.count)
        continue
      case .banner: banners.append(MarkedLineBlock(mark: "◆", text: first.text))
      case .spinner: blocks.append(MarkedLineBlock(mark: first.enabled ? "◌" : "·", text: first.text))
      case .row: blocks.append(RowBlock(row: first))
      case .switch: blocks.append(SwitchBlock(switch: first))
      case .label, .alert: blocks.append(LabelBlock(text: first.text))
      }
      rest = rest.dropFirst()
    }
  }
}
