import Grammar
import StageProtocol

/// What is asked about an event before anybody sees what it has done: `trace decides`, `gone`.
///
/// Question, right answer and wrong ones are computed from what the event really does, so that they are true of any code.
public struct Prediction: Hashable, Sendable, CustomStringConvertible {
  private let kind: any PredictionKind

  /// Every kind of question, that from which most is learnt first.
  static let kinds: [any PredictionKind.Type] = [
    DeciderPrediction.self, GonePrediction.self, MadePrediction.self, ReferencePrediction.self, LeakPrediction.self,
    FirstCallPrediction.self, EqualityPrediction.self,
  ]

  /// What can be asked about, in a word each, and what that means.
  public static var topics: [(name: String, meaning: String)] { kinds.map { ($0.topic, $0.meaning) } }

  /// How lessons write all kinds.
  static var usage: String { kinds.map { $0.usage }.joined(separator: ", ") }

  /// Reads the words of a lesson: `trace first logic`.
  ///
  /// - Throws: `PredictionError.malformed`.
  public init(parsing text: String) throws(PredictionError) {
    let words = text.split(separator: " ").map(String.init)
    guard let kind = Self.kinds.lazy.compactMap({ $0.init(words: words) }).first else { throw .malformed(text) }
    self.kind = kind
  }

  /// The question as lessons write it.
  public var description: String { kind.description }

  /// The wirings that it names, which have to exist.
  var namedWirings: [String] { kind.namedWirings }

  /// The question with its answers, as a run gives them.
  ///
  /// - Throws: `PredictionError` where it gives no right answer, or fewer than two wrong ones.
  public func forecast(of run: EventRun, asking shell: any QuestionAnswerer) throws(PredictionError) -> Forecast {
    try kind.forecast(of: run, asking: shell)
  }

  /// A question about a run for which nobody has written one.
  ///
  /// - Parameters:
  ///   - topic: what it is to be about; nil for whatever was asked about least often.
  ///   - earlier: the topics of the questions before it.
  /// - Returns: its topic, and the question.
  /// - Throws: `PredictionError` where nothing can be asked.
  public static func choose(
    about run: EventRun, topic: String?, after earlier: [String], asking shell: any QuestionAnswerer
  ) throws(PredictionError) -> (topic: String, forecast: Forecast) {
    if let topic {
      return (topic, try kind(about: topic).init(about: run).forecast(of: run, asking: shell))
    }
    let counts = kinds.map { type in earlier.count { $0 == type.topic } }
    for index in kinds.indices.sorted(by: { (counts[$0], $0) < (counts[$1], $1) }) where !kinds[index].isSlow {
      if let forecast = try? kinds[index].init(about: run).forecast(of: run, asking: shell) {
        return (kinds[index].topic, forecast)
      }
    }
    throw .nothingToAsk
  }

  /// - Throws: `PredictionError.unknownTopic`.
  public static func check(topic: String) throws(PredictionError) { _ = try kind(about: topic) }

  private static func kind(about topic: String) throws(PredictionError) -> any PredictionKind.Type {
    guard let kind = kinds.first(where: { $0.topic == topic }) else {
      throw .unknownTopic(topic, known: kinds.map { $0.topic })
    }
    return kind
  }

  public static func == (one: Prediction, other: Prediction) -> Bool { one.description == other.description }

  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

/// One kind of question about an event. A kind is a file beside this one and a line in `Prediction.kinds`.
protocol PredictionKind: CustomStringConvertible, Sendable {
  /// What people call it at the prompt: `decides`.
  static var topic: String { get }
  /// How lessons write it: `trace decides`.
  static var usage: String { get }
  /// What it asks, in a few words.
  static var meaning: String { get }
  /// Whether other wirings have to run for an answer, so that it is only asked by name.
  static var isSlow: Bool { get }
  /// The wirings that it names; none for most.
  var namedWirings: [String] { get }

  /// Reads the words of a lesson; nil if they do not follow the usage.
  init?(words: [String])

  /// The question that suits a run, where nobody has said more about it.
  ///
  /// - Throws: `PredictionError` where there is none.
  init(about run: EventRun) throws(PredictionError)

  /// The question with its answers.
  func forecast(of run: EventRun, asking shell: any QuestionAnswerer) throws(PredictionError) -> Forecast
}

extension PredictionKind {
  static var isSlow: Bool { false }
  var namedWirings: [String] { [] }
}
