import Grammar
import StageProtocol
import TerminalText

/// Describes an object: its role and place, what holds it, and its fields.
public struct InspectionText {
  /// Of more holders than these, the others are only counted.
  private static let shownHolders = 20

  private let display: Display
  private let events: [StageEvent]

  /// Describes objects.
  ///
  /// - Parameter events: what has happened to the app, for the moments at which objects were made.
  public init(events: [StageEvent], display: Display) {
    self.events = events
    self.display = display
  }

  /// A line with the object's name, and what is known of it below.
  public func text(for object: ObjectInspection.Object) -> StyledText {
    let node = object.node
    var head: StyledText = "\(node.id, .bold)"
    if let role = node.roleWords { head += ", \(role)" }
    if let module = node.module { head += " in \(module)" }
    var lines = TitledLines(display: display)
    if let event = node.createdByEvent { lines.add("made", words: MomentText(events: events).text(for: event)) }
    if let place = object.place { lines.add("code", StyledText(PlaceText(place).text(fitting: lines.room))) }
    if !object.superclasses.isEmpty {
      lines.add("is a", words: StyledText(object.superclasses.joined(separator: ", ")))
    }
    addHolders(of: object, to: &lines)
    if !object.fields.isEmpty { lines.add("fields", fields(object.fields, width: lines.room)) }
    return head + "\n" + lines.text
  }

  private func addHolders(of object: ObjectInspection.Object, to lines: inout TitledLines) {
    let keepers = object.holders.filter { $0.strength == .strong }.map(Self.words)
    let kept = object.node.roots.map(\.words) + keepers
    if !kept.isEmpty {
      lines.add("kept by", words: StyledText(Self.unique(kept)))
    } else if object.node.isReachable == false {
      lines.add("kept by", words: StyledText("nothing that the app's roots lead to", .warning))
    }
    let others = object.holders.filter { $0.strength != .strong }.map { "\(Self.words($0)) (\($0.strength.rawValue))" }
    if !others.isEmpty { lines.add("known to", words: StyledText(Self.unique(others))) }
  }

  private func fields(_ fields: [ObjectInspection.Field], width: Int) -> StyledText {
    fields.map { field -> StyledText in
      let isReference = field.strength != nil
      let sign = field.strength.map { $0 == .strong ? ": " : display.isAccessible ? ": " : " ⇢ " } ?? " = "
      var notes = isReference && field.strength != .strong ? [field.strength?.rawValue ?? ""] : []
      if let declaredIn = field.declaredIn { notes.append("of \(declaredIn)") }
      let note = notes.isEmpty ? "" : "  \(notes.joined(separator: ", "))"
      let line: StyledText = "\(field.name + sign, .quiet)\(field.value)\(note, .quiet)"
      guard !display.isAccessible, line.columns > width else { return line }
      return line.wrapped(to: width - 2).joined(separator: "\n  ")
    }
    .joined(separator: "\n")
  }

  private static func words(_ edge: ObjectGraph.Edge) -> String { "\(edge.from).\(edge.label)" }

  private static func unique(_ words: [String]) -> String {
    var seen: Set<String> = []
    let unique = words.filter { seen.insert($0).inserted }
    let hidden = unique.count - shownHolders
    guard hidden > 1 else { return unique.joined(separator: ", ") }
    return unique.prefix(shownHolders).joined(separator: ", ") + " and \(hidden) more"
  }
}
