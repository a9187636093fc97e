import Foundation
import Grammar
import TerminalText
import WorkshopKit

/// What a workshop's page says of one step: the idea, what to look at, what to try, exercises, what an instructor says.
public struct StepGuide: Sendable {
  /// One piece of what a reader sees, in the order of the page.
  public enum Part: Sendable {
    case prose(MarkdownBlock)
    /// What differs from the step before in a type or a file, shown from the code.
    case difference(of: String)
    /// What a change costs here and in other workshops, counted in the code.
    case cost(of: String, line: Int)
  }

  /// The first column of a table that each step has, so that steps can be compared.
  public static let questions = [
    "who shows", "who decides", "who fetches", "who builds", "who navigates", "who keeps alive",
  ]

  /// The step's id: `use-cases`.
  public let id: String
  /// The first sentence.
  public let summary: String?
  public private(set) var parts: [Part] = []
  /// Those above the claims: what is presented. What stands below them is for who works alone.
  public var talk: ArraySlice<Part> { parts.prefix(claimsIndex ?? parts.count) }
  public private(set) var claims = StepClaims()
  /// What an instructor says.
  public private(set) var notes: [MarkdownBlock] = []
  /// What an instructor runs, `expect` lines among it.
  public private(set) var demo: [ScriptLine] = []
  public private(set) var exercises: [Exercise] = []
  /// What is wrong with the section.
  public private(set) var problems: [GuideProblem] = []
  /// The line of the heading, from 1.
  public let line: Int

  /// How many parts stand above the claims; nil if there are none.
  private var claimsIndex: Int?
  private var answersQuestions = false

  /// Reads the section of a step.
  public init(_ section: WorkshopPage.Section) {
    id = section.name
    summary = section.summary
    line = section.line
    for block in MarkdownDocument(parsing: section.body, firstLine: section.line + 1).blocks { read(block) }
    if claimsIndex == nil { note(.noClaims(id), line: line) }
    if !answersQuestions { note(.noQuestions(id), line: line) }
  }

  /// What a reader sees, differences left out.
  public var prose: [MarkdownBlock] {
    parts.compactMap { if case .prose(let block) = $0 { block } else { nil } }
  }

  /// The changes whose costs the step shows, and where on the page.
  public var costs: [(change: String, line: Int)] {
    parts.compactMap { if case .cost(let change, let line) = $0 { (change, line) } else { nil } }
  }

  /// How long the step takes, as the notes begin: `8 minutes.`; nil if they say nothing of it, or more than a day.
  public var minutes: Int? {
    guard case .paragraph(let words)? = notes.first?.content else { return nil }
    let minutes = words.plain.firstMatch(of: /^(\d+) minutes?\b/).flatMap { Int($0.1) }
    return minutes.flatMap { (0...24 * 60).contains($0) ? $0 : nil }
  }

  private mutating func read(_ block: MarkdownBlock) {
    guard case .code(let info, let text) = block.content else {
      if case .table(let table) = block.content {
        let heads = table.rows.compactMap { $0.first?.plain.lowercased() }
        answersQuestions = answersQuestions || heads == Self.questions
      }
      return parts.append(.prose(block))
    }
    let words = info.split(separator: " ").map(String.init)
    switch words.first {
    case "claims":
      claimsIndex = claimsIndex ?? parts.count
      for line in ScriptLine.lines(of: text, after: block.line)
      where !StepClaims.reading(line.text, into: &claims) {
        note(.notAClaim(line.text), line: line.line)
      }
    case "diff" where words.count > 1: parts.append(.difference(of: words.dropFirst().joined(separator: " ")))
    case "cost" where words.count == 2: parts.append(.cost(of: words[1], line: block.line))
    case "notes": notes += MarkdownDocument(parsing: text, firstLine: block.line + 1).blocks
    case "demo": demo += ScriptLine.lines(of: text, after: block.line)
    case "exercise":
      let parser = ExerciseParser(yaml: text, line: block.line)
      exercises += [parser.exercise].compactMap(\.self)
      problems += parser.problems
    default: parts.append(.prose(block))
    }
  }

  private mutating func note(_ issue: GuideIssue, line: Int) {
    problems.append(GuideProblem(line: line, issue: issue))
  }
}

/// Something wrong in the section of a step, and at which line of the page.
public struct GuideProblem: Hashable, Sendable {
  /// From 1.
  public let line: Int
  public let issue: GuideIssue
}

/// What can be wrong with how the section of a step is written.
public enum GuideIssue: Hashable, Sendable, CustomStringConvertible {
  case noClaims(String)
  case noQuestions(String)
  case notAClaim(String)
  case notYAML(String)
  case missingKey(String)
  case unknownKey(String, nearest: String?)
  case badKey(String, expected: String)
  case nothingToCheck(String)
  case goal(GoalError)

  public var description: String {
    switch self {
    case .noClaims(let step): "the step \(step) has no `claims` fence; write \(StepClaims.usage)"
    case .noQuestions(let step):
      "the step \(step) has no table whose rows begin with \(StepGuide.questions.joined(separator: ", "))"
    case .notAClaim(let line): "`\(line)` is not a claim; write \(StepClaims.usage)"
    case .notYAML(let reason): "the exercise is not YAML: \(reason)"
    case .missingKey(let key): "the exercise has no `\(key)`"
    case .unknownKey(let key, let nearest):
      "an exercise has no `\(key)`" + (nearest.map { "; did you mean `\($0)`?" } ?? "")
    case .badKey(let key, let expected): "`\(key)` should be \(expected)"
    case .nothingToCheck(let id): "the exercise \(id) has neither goals nor scenarios"
    case .goal(let error): error.description
    }
  }
}
