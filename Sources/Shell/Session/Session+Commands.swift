import Grammar
import LessonKit
import ShellText
import TerminalText

extension Session {
  /// Carries out one command, and says which it was.
  func run(_ words: [Word], display: Display) throws(ShellError) -> (Output, (any Command)?) {
    guard !words.isEmpty else { return (.none, nil) }
    let answering = commandAnswering(words)
    let command = if let answering { answering } else { try command(of: words) }
    let rest = answering == nil ? words.dropFirst() : words[...]
    if presenter.isOn, Presenter.refused.contains(command.name), !predictor.takes(command) {
      throw .presentation(.notNow(command.name))
    }
    if rest.contains(where: { !$0.isQuoted && $0.text == "--help" }) {
      return (Output(HelpText(display: display).text(for: command)), command)
    }
    if let question = QuestionMark(words: words, of: command) {
      return (Output(question.answer(about: command, in: self, display: display)), command)
    }
    if let question = unseenQuestion(answeredBy: command, rest) { return (question, command) }
    let invocation = try invocation(rest, of: command, typed: words)
    let moment = appSession.moment
    appSession.onProgress("\(command.name)…")
    do throws(ShellError) {
      let output = try command.run(invocation, in: self, display: display)
      if answering == nil, appSession.moment == moment { appSession.noteLook(command, rest) }
      return (invocation.has(.json) ? try output.asJSON() : output, command)
    } catch {
      throw MeantLine(words: words, known: CompletionWords(session: self, before: [])).explaining(error)
    }
  }

  /// Whether the words are a command that has to do with lessons, or answer a question of one.
  func isAboutLearning(_ words: [Word]) -> Bool {
    guard let first = words.first else { return false }
    return (commandAnswering(words) ?? (try? commands.command(first.text)))?.group == .learning
  }

  /// - Throws: `ShellError` as `Invocation` does, with what a missing word can be.
  private func invocation(
    _ words: ArraySlice<Word>, of command: some Command, typed: [Word]
  ) throws(ShellError) -> Invocation {
    let known = CompletionWords(session: self, before: [])
    do throws(ShellError) {
      return try Invocation(words, for: command) { known.offers($0, from: $1) }
    } catch .unknownOption(let option, let name, let nearest) {
      throw programUsage.line(typed, with: option, of: name).map(ShellError.outside)
        ?? .unknownOption(option, command: name, nearest: nearest)
    } catch .missingArgument(let missing, let usage, _, _) {
      let before = words.filter { !$0.isOption }.map(\.text)
      let source = command.arguments.first { $0.usage == missing }?.source ?? .nothing
      let words = CompletionWords(session: self, before: before).offers(from: source).map(\.text.asWord)
      throw .missingArgument(missing, usage: usage, known: words, suggestion: words.isEmpty ? tap(of: command) : nil)
    } catch .unwantedArgument(let extra, let usage, let suggestion) {
      let fields = known.offers(from: .fields).map(\.text)
      guard command.arguments.first?.source == .fields, appSession.app?.isRunning == true else {
        let line = lineMeant(by: words.map(\.text), for: command, known) ?? lineExpecting(typed)
        // What is not on the screen is not to be suggested because it was typed.
        let isOfScreen = appSession.app?.isRunning == true && command.arguments.first?.source == .tappable
        throw .unwantedArgument(extra, usage: usage, suggestion: line ?? (isOfScreen ? nil : suggestion))
      }
      guard !fields.isEmpty else { throw .nothingToTypeInto }
      let line = words.count > 1 ? lineTyping(words.map(\.text), into: fields) : nil
      throw .unwantedArgument(extra, usage: usage, suggestion: line ?? suggestion)
    }
  }

  /// The line with the argument that comes nearest to the words together: `tap "Sign Out"`, where `tap Sing Out` was typed.
  private func lineMeant(by words: [String], for command: some Command, _ known: CompletionWords) -> String? {
    guard let argument = command.arguments.first, command.arguments.count == 1 else { return nil }
    let offers = known.offers(from: argument.source).map(\.text)
    return Spelling.nearest(to: words.joined(separator: " "), among: offers).map { "\(command.name) \($0.asWord)" }
  }

  /// The line that taps the button that is called as a command is, enabled or not: `tap Save`, where `save` was typed.
  private func tap(of command: some Command) -> String? {
    guard let app = appSession.app, app.isRunning else { return nil }
    let button = app.screen.elements.first { $0.kind == .button && $0.text.lowercased() == command.name }
    return button.map { "tap \($0.text.asWord)" }
  }

  /// The line with the words at the beginning as the field that comes nearest to them, and the others as its text.
  ///
  /// Nil if none comes near.
  private func lineTyping(_ words: [String], into fields: [String]) -> String? {
    let ways = (1..<words.count).reversed().map { count in
      (label: words.prefix(count).joined(separator: " "), text: words.dropFirst(count).joined(separator: " "))
    }
    let exact = ways.first { way in fields.contains { $0.lowercased() == way.label.lowercased() } }
    if let exact { return "type \(exact.label.asWord) \(exact.text.asWord)" }
    return ways.lazy.compactMap { way in
      Spelling.nearest(to: way.label, among: fields).map { "type \($0.asWord) \(way.text.asWord)" }
    }.first
  }

  /// - Throws: `ShellError.unknownCommand`, with the command that takes the words as its text where none is near, or
  ///   where there are several words.
  private func command(of words: [Word]) throws(ShellError) -> any Command {
    let name = words[0].text
    if name.lowercased() == QuitCommand.pagerKey, words.count == 1 { throw .nothingToLeave }
    if let line = programUsage.line(words, of: commands), (try? commands.command(name)) == nil { throw .outside(line) }
    if !name.isEmpty, areNumbers(words) { throw .nothingToAnswer(words[0].text) }
    // `Edit name` is a button, and no way to write `edit`.
    if name != name.lowercased(), let line = lineTaking(words) { throw .unknownCommand(name, nearest: line) }
    do {
      return try commands.command(name)
    } catch .unknownCommand(name, let nearest) where nearest == nil || words.count > 1 {
      let line =
        lineTaking(words) ?? lineBeginning(with: words) ?? lineWithOneLetterFixed(words, nearest)
        ?? lineWithoutFirst(words)
      throw .unknownCommand(name, nearest: line ?? nearest)
    }
  }

  /// The line with the command that one letter makes of its first word: `help compare`, where `qhelp compare` was typed.
  ///
  /// Nil for a word of three letters or fewer, which one letter makes too much of: `go` is not near `log`.
  private func lineWithOneLetterFixed(_ words: [Word], _ nearest: String?) -> String? {
    guard let nearest, words[0].text.count > 3, Spelling.areOneLetterApart(words[0].text, nearest) else { return nil }
    return ([nearest] + words.dropFirst().map(asTyped)).joined(separator: " ")
  }

  /// The line that expects what the words say, where they are a goal: `expect no leaks`.
  private func lineExpecting(_ words: [Word]) -> String? {
    (try? Goal(words: words.map(\.text))).map { "expect \($0)" }
  }

  /// The line behind a verb too many: `back`, where `go back` was typed.
  private func lineWithoutFirst(_ words: [Word]) -> String? {
    guard words.count > 1, commands.names.contains(words[1].text.lowercased()) else { return nil }
    return words.dropFirst().map(asTyped).joined(separator: " ")
  }

  /// A word as a line has it, in quotes where it was.
  private func asTyped(_ word: Word) -> String { word.isQuoted ? word.text.asWord : word.text }

  /// The line of the command that takes the words as they are: `expect no leaks`, `help kit Switch`.
  private func lineBeginning(with words: [Word]) -> String? {
    if let line = lineExpecting(words) { return line }
    let line = words.map(\.text.asWord).joined(separator: " ")
    return HelpTopic.all.contains { $0.isCalled(words[0].text) } ? "help \(line)" : nil
  }

  /// The line of the command that takes the words as its one text: `tap "Sign Out"`.
  func lineTaking(_ words: [Word]) -> String? {
    let text = words.map(\.text).joined(separator: " ")
    let known = CompletionWords(session: self, before: [])
    let taker = commands.all.first { command in
      guard let argument = command.arguments.first, command.arguments.count == 1 else { return false }
      return !argument.presence.isRepeated && known.offers(text, from: argument.source)
    }
    return taker.map { "\($0.name) \(text.asWord)" }
  }
}
