import Grammar

/// A command as it was typed, checked against what the command takes.
public struct Invocation: Hashable, Sendable {
  /// Without their quotes, in the order in which they were typed.
  public let arguments: [String]
  /// The arguments behind `--`, which ends the options; nil if there is no `--`.
  public let argumentsAfterDashes: [String]?
  private let options: [String: String]

  /// - Parameters:
  ///   - words: without the command's name.
  ///   - isKnown: whether a text is one of those that an argument is completed with.
  /// - Throws: `ShellError` when an argument is missing or too many, or an option is not known.
  init(
    _ words: some Sequence<Word>, for command: some Command,
    isKnown: (String, CompletionSource) -> Bool = { _, _ in false }
  ) throws(ShellError) {
    var arguments: [String] = []
    var options: [String: String] = [:]
    var words = Array(words)[...]
    var takesOptions = true
    var dashes: Int?
    while let word = words.popFirst() {
      if takesOptions, !word.isQuoted, word.text == "--" {
        takesOptions = false
        dashes = arguments.count
      } else if takesOptions, word.isOption {
        let (option, value) = try Self.option(word.text, of: command, rest: &words)
        options[option.name] = value
      } else {
        arguments.append(word.text)
      }
    }
    try Self.check(arguments, for: command, isKnown: isKnown)
    self.arguments = arguments
    argumentsAfterDashes = dashes.map { Array(arguments.dropFirst($0)) }
    self.options = options
  }

  /// The arguments before `--`; all of them if there is no `--`.
  var argumentsBeforeDashes: [String] { arguments.dropLast(argumentsAfterDashes?.count ?? 0) }

  /// The argument at a place, where it was given.
  func argument(_ index: Int) -> String? {
    arguments.indices.contains(index) ? arguments[index] : nil
  }

  /// The value that an option was given.
  func value(of option: Option) -> String? { options[option.name] }

  /// Whether an option was given.
  func has(_ option: Option) -> Bool { options[option.name] != nil }

  /// The number at a place.
  ///
  /// - Throws: `ShellError.badValue` when it is not a number, or not positive.
  func count(_ index: Int) throws(ShellError) -> Int? {
    try Self.count(argument(index))
  }

  /// The number that an option was given.
  ///
  /// - Throws: `ShellError.badValue` when it is not a number, or not positive.
  func count(of option: Option) throws(ShellError) -> Int? {
    try Self.count(options[option.name])
  }

  private static func count(_ text: String?) throws(ShellError) -> Int? {
    guard let text else { return nil }
    guard let count = Int(text), count > 0 else { throw .badValue(text, expected: "a number from 1 upwards") }
    return count
  }

  private static func option(
    _ text: String, of command: some Command, rest: inout ArraySlice<Word>
  ) throws(ShellError) -> (Option, String) {
    let parts = text.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? ""
    guard let option = command.options.first(where: { $0.name == name }) else {
      let nearest = Spelling.nearest(to: name, among: command.options.map(\.name))
      throw .unknownOption("--\(name)", command: command.name, nearest: nearest.map { "--\($0)" })
    }
    let attached = parts.count > 1 ? String(parts[1]) : nil
    guard option.value != nil else {
      if attached != nil { throw .unwantedValue(option: "--\(name)") }
      return (option, "")
    }
    guard let value = attached ?? rest.popFirst()?.text else {
      throw .missingValue(option: "--\(name)", usage: "\(command.name) \(option.usage)")
    }
    return (option, value)
  }

  private static func check(
    _ arguments: [String], for command: some Command, isKnown: (String, CompletionSource) -> Bool
  ) throws(ShellError) {
    let expected = command.arguments
    let needed = expected.prefix { !$0.presence.isOptional }.count
    if arguments.count < needed {
      throw .missingArgument(expected[arguments.count].usage, usage: command.usage)
    }
    guard expected.last?.presence.isRepeated != true, arguments.count > expected.count else { return }
    let joined = expected.isEmpty ? [] : joined(arguments, for: expected, isKnown: isKnown)
    throw .unwantedArgument(
      arguments[expected.count], usage: command.usage,
      suggestion: joined.map { ([command.name] + $0.map(\.asWord)).joined(separator: " ") })
  }

  /// Too many words as they were probably meant: `tap Sign Out` as `tap "Sign Out"`.
  ///
  /// Nil if none of the arguments is a text, or if only numbers would make one.
  private static func joined(
    _ words: [String], for arguments: [Argument], isKnown: (String, CompletionSource) -> Bool
  ) -> [String]? {
    guard let last = arguments.lastIndex(where: \.isText) else { return nil }
    var rest = words[...]
    var texts: [String] = []
    for (index, argument) in arguments.enumerated() {
      // Each of the arguments behind it has one word at least.
      let most = rest.count - (arguments.count - index - 1)
      func text(_ count: Int) -> String { rest.prefix(count).joined(separator: " ") }
      let known = argument.isText && index < last ? (1...most).last { isKnown(text($0), argument.source) } : nil
      let count = index == last ? most : known ?? 1
      let isNumbers = rest.prefix(count).allSatisfy { Int($0) != nil }
      if count > 1, isNumbers, argument.source != .nothing, !isKnown(text(count), argument.source) { return nil }
      texts.append(text(count))
      rest = rest.dropFirst(count)
    }
    return texts
  }
}
