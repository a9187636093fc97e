import Grammar

/// Why a presentation does not begin, or does not do what it is told.
public enum PresentationRefusal: Hashable, Sendable, CustomStringConvertible {
  /// No workshop has this name.
  case unknown(String, nearest: String?, known: [String])
  /// No step of the workshop has a demo.
  case noDemo(String, page: String)
  /// Nothing is being presented.
  case noneOpen(firstToTry: String?)
  /// It was the first beat of the first step.
  case atStart
  /// It was the last beat of the last step.
  case atEnd
  /// A command that is for who learns alone.
  case notNow(String)
  /// A demo that goes on by itself.
  case inDemo(String)
  /// Nothing was cut.
  case nothingCut

  public var description: String {
    switch self {
    case .unknown(let name, let nearest?, _):
      "there is no workshop or step \(name.quoted); did you mean `present \(nearest)`?"
    case .unknown(let name, nil, []): "there is no workshop \(name.quoted); no wiring has steps yet"
    case .unknown(let name, nil, let known):
      "there is no workshop \(name.quoted); the workshops are \(known.joined(separator: ", "))"
    case .noDemo(let id, let page):
      "the workshop \(id) has no demo to present; a `demo` fence in \(page) holds the commands of a step"
    case .noneOpen(let first):
      "nothing is being presented; `present \(first ?? "<workshop>")` begins"
    case .atStart: "this is the beginning; Enter goes on"
    case .atEnd: "that was the last step; `prev` goes back, `present --end` ends the presentation"
    case .notNow(let command):
      "`\(command)` is for working alone; `present --end` ends the presentation first"
    case .inDemo(let command): "a demo cannot hold `\(command)`, which moves the presentation"
    case .nothingCut: "nothing was cut from the last answer"
    }
  }
}
