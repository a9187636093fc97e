/// How one kind of event is written: the name of its command, its arguments, and the way from words to event and back.
///
/// What people type, the JSON of the protocol and the log of a session all follow from the one table, `EventForm.all`.
public struct EventForm: Sendable {
  /// The first word: `tap`.
  public let name: String
  /// What stands behind it, in order.
  public let parameters: [Parameter]
  fileprivate let read: @Sendable ([String]) throws(EventError) -> StageEvent?
  fileprivate let write: @Sendable (StageEvent) -> [String]?

  /// One argument of an event.
  public struct Parameter: Hashable, Sendable {
    /// What usage calls it: `field`.
    public let name: String
    /// What it stands for.
    public let kind: Kind

    /// How it is shown in usage: `"<field>"`, `<route>`.
    var usage: String {
      switch kind {
      case .tappable, .field, .row, .toggle, .text: "\"<\(name)>\""
      case .route, .duration: "<\(name)>"
      case .setting: "<\(name)> <value>"
      }
    }
  }

  /// What an argument stands for, by which a shell completes it.
  public enum Kind: Hashable, Sendable {
    /// The text of something on the screen.
    case tappable, field, row, toggle
    /// Any text at all.
    case text
    /// Where a link can lead.
    case route
    /// A length of time.
    case duration
    /// A setting of the simulated services and its value, in as many words as that takes.
    case setting

    /// Whether it is text of any length, which is best quoted.
    public var isText: Bool { [.tappable, .field, .row, .toggle, .text].contains(self) }
  }

  /// How the event is written: `type "<field>" "<text>"`.
  var usage: String { ([name] + parameters.map(\.usage)).joined(separator: " ") }
}

extension EventForm {
  /// Every kind of event.
  public static let all: [EventForm] = [
    EventForm("tap", ("text", .tappable), StageEvent.tap) { if case .tap(let text) = $0 { text } else { nil } },
    EventForm("type", ("field", .field), ("text", .text)) {
      .type(text: $1, field: $0)
    } write: {
      if case .type(let text, let field) = $0 { [field, text] } else { nil }
    },
    EventForm("select", ("row", .row), StageEvent.select) { if case .select(let row) = $0 { row } else { nil } },
    EventForm("toggle", ("switch", .toggle), StageEvent.toggle) {
      if case .toggle(let label) = $0 { label } else { nil }
    },
    EventForm("back", .back),
    EventForm("dismiss", .dismiss),
    EventForm("open", ("route", .route), StageEvent.open) { if case .open(let link) = $0 { link } else { nil } },
    EventForm("push", ("route", .route), StageEvent.push) { if case .push(let urn) = $0 { urn } else { nil } },
    EventForm("present", ("route", .route), StageEvent.present) {
      if case .present(let urn) = $0 { urn } else { nil }
    },
    EventForm("notify", ("text", .text), ("route", .route)) {
      .notify(text: $0, route: $1)
    } write: {
      if case .notify(let text, let route) = $0 { [text, route] } else { nil }
    },
    EventForm("wait", ("duration", .duration)) { word throws(EventError) in
      guard let duration = Duration(words: word) else { throw .duration(word) }
      return .wait(duration)
    } write: {
      if case .wait(let duration) = $0 { duration.inWords } else { nil }
    },
    EventForm(
      name: "service", parameters: [Parameter(name: "setting", kind: .setting)],
      read: { words throws(EventError) in words.isEmpty ? nil : .service(try ServiceChange(words: words)) },
      write: { if case .service(let change) = $0 { change.words } else { nil } }),
  ]

  private init(_ name: String, _ event: StageEvent) {
    self.init(
      name: name, parameters: [], read: { words throws(EventError) in words.isEmpty ? event : nil },
      write: { $0 == event ? [] : nil })
  }

  private init(
    _ name: String, _ parameter: (String, Kind),
    _ read: @escaping @Sendable (String) throws(EventError) -> StageEvent,
    write: @escaping @Sendable (StageEvent) -> String?
  ) {
    self.init(
      name: name, parameters: [Parameter(name: parameter.0, kind: parameter.1)],
      read: { words throws(EventError) in words.count == 1 ? try read(words[0]) : nil },
      write: { event in write(event).map { [$0] } })
  }

  private init(
    _ name: String, _ first: (String, Kind), _ second: (String, Kind),
    _ read: @escaping @Sendable (String, String) -> StageEvent,
    write: @escaping @Sendable (StageEvent) -> [String]?
  ) {
    self.init(
      name: name,
      parameters: [Parameter(name: first.0, kind: first.1), Parameter(name: second.0, kind: second.1)],
      read: { words throws(EventError) in words.count == 2 ? read(words[0], words[1]) : nil }, write: write)
  }
}

extension StageEvent {
  /// How events of this kind are written.
  public var form: EventForm { written.form }

  /// The command as words: its name, then its arguments.
  public var words: [String] { [written.form.name] + written.arguments }

  private var written: (form: EventForm, arguments: [String]) {
    for form in EventForm.all {
      if let arguments = form.write(self) { return (form, arguments) }
    }
    preconditionFailure("EventForm.all has no row for \(self)")
  }

  /// Reads the words of a command.
  ///
  /// - Throws: `EventError` when there is no such event, or its arguments are not what it takes.
  public init(words: [String]) throws(EventError) {
    guard let form = EventForm.all.first(where: { $0.name == words.first }) else { throw .unknown(words.first ?? "") }
    guard let event = try form.read(Array(words.dropFirst())) else {
      throw .arguments(event: form.name, usage: form.usage)
    }
    self = event
  }
}
