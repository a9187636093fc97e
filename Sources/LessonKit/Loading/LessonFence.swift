import Grammar

/// The fenced blocks that a lesson is made of, by the word after the fence.
enum LessonFence: Hashable {
  case setup, goal, hint, turn, solution, quiz, graphQuiz, order, short, predict, exercise, arrange
  case unknown(String)

  private static let own: [String: LessonFence] = [
    "setup": .setup, "goal": .goal, "hint": .hint, "turn": .turn, "solution": .solution, "quiz": .quiz,
    "order": .order, "short": .short, "predict": .predict, "exercise": .exercise, "arrange": .arrange,
  ]
  /// Listings that are part of the prose.
  private static let languages: Set = ["", "swift", "text", "sh", "console", "json", "yaml", "markdown", "diff"]

  /// Nil for a listing that is part of the prose.
  init?(info: String) {
    let words = info.split(separator: " ").map(String.init)
    let name = words.first ?? ""
    if Self.languages.contains(name) { return nil }
    self = words.starts(with: ["quiz", "graph"]) ? .graphQuiz : Self.own[name] ?? .unknown(name)
  }

  /// The word after the fence.
  var name: String {
    switch self {
    case .setup: "setup"
    case .goal: "goal"
    case .hint: "hint"
    case .turn: "turn"
    case .solution: "solution"
    case .quiz, .graphQuiz: "quiz"
    case .order: "order"
    case .short: "short"
    case .predict: "predict"
    case .exercise: "exercise"
    case .arrange: "arrange"
    case .unknown(let name): name
    }
  }

  /// The block that an unknown one was meant to be.
  var nearest: String? { Spelling.nearest(to: name, among: Self.own.keys.sorted()) }
}
