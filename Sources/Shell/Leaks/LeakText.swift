import StageProtocol
import TerminalText

/// Why objects live on, and what mends it.
struct LeakText {
  private static let titleWidth = 9

  let settings: Settings

  /// What has leaked for the same reason is shown once.
  func text(for leaks: [LeakReport.Leak]) -> StyledText {
    var reasons: [LeakReason] = []
    for leak in leaks {
      if let index = reasons.firstIndex(where: { $0.explains(leak) }) {
        reasons[index].others.append(leak)
      } else {
        reasons.append(LeakReason(first: leak))
      }
    }
    return reasons.map(text(for:)).joined(separator: "\n\n")
  }

  private func text(for reason: LeakReason) -> StyledText {
    let leak = reason.first
    var parts: [StyledText] = ["\(leak.object.id, .bold) lives on: \(Self.ending(of: leak))"]
    if !leak.path.isEmpty || leak.root != nil {
      let chain = EdgeChain(
        from: leak.path.first?.from ?? leak.object.id, root: leak.root, along: leak.path, settings: settings)
      parts.append(field("kept by", chain.text, isProse: false))
    }
    if !leak.cycle.isEmpty {
      let chain = EdgeChain(from: leak.object.id, root: nil, along: leak.cycle, settings: settings)
      parts.append(field("cycle", chain.text, isProse: false))
    }
    if let place = leak.place {
      let text = PlaceText(place).text(fitting: settings.width - Self.titleWidth - 2)
      parts.append(field("written", StyledText(text), isProse: false))
    }
    parts.append(field("cure", StyledText(marking: leak.cure)))
    if !leak.others.isEmpty { parts.append(field("with it", StyledText(leak.others.joined(separator: ", ")))) }
    for other in reason.others { parts.append(field("again", "\(other.object.id): \(Self.ending(of: other))")) }
    return parts.joined(separator: "\n")
  }

  /// `EditName:42 went at event 2`.
  private static func ending(of leak: LeakReport.Leak) -> StyledText {
    "\(leak.route ?? leak.screen) went at event \(leak.event)"
  }

  /// A title, and beside it the text; prose is wrapped, and the rest is cut where it is too wide.
  private func field(_ title: String, _ text: StyledText, isProse: Bool = true) -> StyledText {
    let head = StyledText("  \(title)", .dim).padded(to: Self.titleWidth + 2)
    let room = max(settings.width - Self.titleWidth - 2, 20)
    let lines = text.lines.flatMap { isProse ? $0.wrapped(to: room) : [$0] }
    let margin = StyledText(String(repeating: " ", count: Self.titleWidth + 2))
    return lines.joined(separator: "\n").indented(first: head, others: margin)
  }
}

/// Leaks of the same kind of object for the same reason.
private struct LeakReason {
  let first: LeakReport.Leak
  var others: [LeakReport.Leak] = []

  func explains(_ leak: LeakReport.Leak) -> Bool {
    leak.object.type == first.object.type && leak.cure == first.cure && leak.place == first.place
  }
}
