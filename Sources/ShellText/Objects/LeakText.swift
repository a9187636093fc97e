import StageProtocol
import TerminalText

/// Explains leaks: why objects live on, and how to fix it.
public struct LeakText {
  private let display: Display

  /// Explains leaks.
  public init(display: Display) {
    self.display = display
  }

  /// All leaks, or all that is meant to live on; those with the same reason are shown once.
  public func text(for leaks: [LeakReport.Leak]) -> StyledText {
    LeakReport(leaks: leaks).causes
      .compactMap { cause in
        let leaks = leaks.filter { $0.cause == cause }
        return leaks.first.map { text(for: $0, others: leaks.dropFirst()) }
      }
      .joined(separator: "\n\n")
  }

  /// One leak with its reason, and what else lives on for that.
  private func text(for leak: LeakReport.Leak, others: some Sequence<LeakReport.Leak>) -> StyledText {
    var lines = TitledLines(display: display)
    if !leak.path.isEmpty || !leak.roots.isEmpty {
      let start = leak.path.first?.from ?? leak.object.id
      lines.add("kept by", EdgeChain(from: start, roots: leak.roots, along: leak.path, display: display).text)
    }
    if !leak.cycle.isEmpty {
      lines.add("cycle", EdgeChain(from: leak.object.id, roots: [], along: leak.cycle, display: display).text)
    }
    if let place = leak.place {
      lines.add(leak.isByTask ? "started" : "written", StyledText(PlaceText(place).text(fitting: lines.room)))
    }
    if let purpose = leak.purpose {
      lines.add("reason", words: StyledText(purpose))
    } else {
      lines.add("fix", words: StyledText(marking: leak.fix))
    }
    if let keeper = leak.keeper {
      let hint = "if \(keeper) is meant to keep it, as a cache is, say so above that line: `// atelier:keeps <reason>`"
      lines.add("or", words: StyledText(marking: hint))
    }
    if !leak.others.isEmpty { lines.add("with it", words: StyledText(leak.others.joined(separator: ", "))) }
    for other in others { lines.add("again", words: "\(other.object.id): \(Self.ending(of: other))") }
    let manner = leak.purpose == nil ? "lives on" : "is meant to live on"
    return "\(leak.object.id, .bold) \(manner): \(Self.ending(of: leak))\n" + lines.text
  }

  /// `EditName:42 went at event 2`.
  private static func ending(of leak: LeakReport.Leak) -> StyledText {
    "\(leak.route ?? leak.screen) went at event \(leak.event)"
  }
}

extension LeakReport.Leak {
  /// Whether nothing but a task keeps the object.
  fileprivate var isByTask: Bool { roots == [.task] && culprit == nil }

  /// The static or global variable that keeps the object, directly or in a field, and may be meant to.
  fileprivate var keeper: String? {
    purpose == nil && culprit?.via ?? .field == .field ? roots.lazy.compactMap(\.variable).first : nil
  }
}
