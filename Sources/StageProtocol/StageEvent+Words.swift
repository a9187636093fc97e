extension StageEvent {
  /// The event's name, the first word of its command.
  public var name: String { words[0] }

  /// The event's arguments, in the order of its command.
  public var arguments: [String] { Array(words.dropFirst()) }

  /// The command as words: its name, then its arguments.
  public var words: [String] {
    switch self {
    case .tap(let text): ["tap", text]
    case .type(let text, let field): ["type", field, text]
    case .select(let row): ["select", row]
    case .toggle(let label): ["toggle", label]
    case .back: ["back"]
    case .dismiss: ["dismiss"]
    case .open(let link): ["open", link]
    case .push(let urn): ["push", urn]
    case .present(let urn): ["present", urn]
    case .notify(let text, let route): ["notify", text, route]
    case .wait(let duration): ["wait", duration.inWords]
    case .service(let change): ["service"] + change.words
    }
  }

  /// Reads the words of a command.
  ///
  /// - Throws: `EventError` when there is no such event, or its arguments are not what it takes.
  public init(words: [String]) throws(EventError) {
    guard let name = words.first else { throw .unknown("") }
    let arguments = Array(words.dropFirst())
    guard let form = EventForm.all[name] else { throw .unknown(name) }
    guard form.counts.contains(arguments.count) else {
      throw .arguments(event: name, usage: form.usage)
    }
    switch name {
    case "tap": self = .tap(arguments[0])
    case "type": self = .type(text: arguments[1], field: arguments[0])
    case "select": self = .select(arguments[0])
    case "toggle": self = .toggle(arguments[0])
    case "back": self = .back
    case "dismiss": self = .dismiss
    case "open": self = .open(arguments[0])
    case "push": self = .push(arguments[0])
    case "present": self = .present(arguments[0])
    case "notify": self = .notify(text: arguments[0], route: arguments[1])
    case "wait":
      guard let duration = Duration(words: arguments[0]) else { throw .duration(arguments[0]) }
      self = .wait(duration)
    default: self = .service(try ServiceChange(words: arguments))
    }
  }
}

/// What each event takes.
private struct EventForm {
  let counts: ClosedRange<Int>
  let usage: String

  static let all: [String: EventForm] = [
    "tap": EventForm(counts: 1...1, usage: "tap \"<text>\""),
    "type": EventForm(counts: 2...2, usage: "type \"<field>\" \"<text>\""),
    "select": EventForm(counts: 1...1, usage: "select \"<row>\""),
    "toggle": EventForm(counts: 1...1, usage: "toggle \"<switch>\""),
    "back": EventForm(counts: 0...0, usage: "back"),
    "dismiss": EventForm(counts: 0...0, usage: "dismiss"),
    "open": EventForm(counts: 1...1, usage: "open <route>"),
    "push": EventForm(counts: 1...1, usage: "push <route>"),
    "present": EventForm(counts: 1...1, usage: "present <route>"),
    "notify": EventForm(counts: 2...2, usage: "notify \"<text>\" <route>"),
    "wait": EventForm(counts: 1...1, usage: "wait <duration>"),
    "service": EventForm(counts: 1...Int.max, usage: "service <setting> <value>"),
  ]
}
