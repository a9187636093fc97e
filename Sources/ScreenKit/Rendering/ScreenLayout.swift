/// Groups a screen's elements into blocks.
struct ScreenLayout {
  /// The banners, above everything else.
  private(set) var banners: [any ScreenBlock] = []
  /// The screen, with alerts within it.
  private(set) var blocks: [any ScreenBlock] = []

  init(_ elements: some Collection<Screen.Element>) {
    var rest = Array(elements)[...]
    while let first = rest.first {
      switch first.kind {
      case .button:
        // A tab has a value, other buttons have none: they do not mix.
        let buttons = rest.prefix { $0.kind == .button && ($0.value == nil) == (first.value == nil) }
        blocks.append(ButtonsBlock(buttons: Array(buttons)))
        rest = rest.dropFirst(buttons.count)
      case .field:
        let fields = rest.prefix { $0.kind == .field }
        blocks.append(FieldsBlock(fields: Array(fields)))
        rest = rest.dropFirst(fields.count)
      case .alert:
        // What follows an alert is in it, up to the next alert.
        let inside = rest.dropFirst().prefix { $0.kind != .alert }
        blocks.append(AlertBlock(alert: first, inside: ScreenLayout(inside).blocks))
        rest = rest.dropFirst(inside.count + 1)
      case .banner:
        banners.append(MarkedLineBlock(mark: "◆", text: first.text))
        rest = rest.dropFirst()
      case .spinner:
        blocks.append(MarkedLineBlock(mark: first.enabled ? "◌" : "·", text: first.text))
        rest = rest.dropFirst()
      case .row:
        blocks.append(RowBlock(row: first))
        rest = rest.dropFirst()
      case .switch:
        blocks.append(SwitchBlock(switch: first))
        rest = rest.dropFirst()
      case .label:
        blocks.append(LabelBlock(text: first.text))
        rest = rest.dropFirst()
      }
    }
  }
}
