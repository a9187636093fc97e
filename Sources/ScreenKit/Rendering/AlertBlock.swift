/// An alert: a box within the screen's box, with its answers.
struct AlertBlock: ScreenBlock {
  private let blocks: [any ScreenBlock]

  init(alert: Screen.Element, inside: [any ScreenBlock]) {
    let texts = [alert.text, alert.value ?? ""].filter { !$0.isEmpty }
    blocks = texts.map(LabelBlock.init) + inside
  }

  var naturalWidth: Int { box.naturalWidth }

  func lines(width: Int) -> [String] {
    guard width >= Box.leastWidth else { return blocks.flatMap { $0.lines(width: width) } }
    return box.lines(width: width)
  }

  private var box: Box { Box(border: .double, title: "", sections: [blocks]) }
}
