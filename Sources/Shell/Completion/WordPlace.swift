import Grammar

/// Where in a command its next word stands, and with that what it can be.
struct WordPlace {
  private let command: any Command
  /// The option whose value comes next.
  private let awaiting: Option?
  /// The argument that comes next; nil if the command takes no more.
  private let argument: Argument?

  /// The place behind the words that follow the command's name.
  init(after words: some Sequence<Word>, of command: any Command) {
    var place = 0
    var awaiting: Option?
    for word in words {
      if awaiting != nil {
        awaiting = nil
      } else if word.isOption {
        awaiting = command.options.first { "--\($0.name)" == word.text && $0.value != nil }
      } else {
        place += 1
      }
    }
    self.command = command
    self.awaiting = awaiting
    let arguments = command.arguments
    argument =
      arguments.indices.contains(place)
      ? arguments[place] : arguments.last.flatMap { $0.presence.isRepeated ? $0 : nil }
  }

  /// Where the candidates for the word are from.
  var source: CompletionSource { awaiting?.source ?? argument?.source ?? .nothing }

  /// How the word is called in the usage; nil if none comes next.
  var title: String? { awaiting.flatMap(\.value).map { "<\($0)>" } ?? argument?.usage }

  /// What else can stand there: any text, and the command's options.
  var others: [Candidate] {
    if let awaiting {
      return awaiting.source == .nothing ? [Candidate("<\(awaiting.value ?? "")>", awaiting.summary)] : []
    }
    let text = argument.flatMap { $0.source == .nothing ? Candidate($0.usage, "") : nil }
    return [text].compactMap(\.self) + command.options.map { Candidate($0.usage, $0.summary) }
  }
}
