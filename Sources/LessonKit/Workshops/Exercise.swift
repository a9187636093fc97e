import Foundation
import Grammar
import WorkshopKit
import Yams

/// Code that a learner is to write at a step of a workshop, how it is checked, and the wrong turns that are known.
public struct Exercise: Hashable, Sendable {
  /// What the right solution is compared with.
  public enum Reference: Hashable, Sendable {
    /// The step after the exercise's.
    case nextStep
    /// A folder of the workshop's that overlays the exercise's step.
    case overlay(String)
  }

  /// What a folder of code for an exercise overlays.
  public enum Base: String, Hashable, Sendable {
    case step, reference
  }

  /// A solution that learners are likely to write and that is not right.
  public struct WrongSolution: Hashable, Sendable {
    /// Its folder in the workshop's.
    public let path: String
    public let base: Base
    /// What tells it from others; all of it must hold.
    public let signs: [Sign]
    /// What it lacks, in Markdown.
    public let explanation: String
  }

  /// Something by which a wrong solution is known.
  public enum Sign: Hashable, Sendable {
    /// The compiler says this, among other things.
    case compilerSays(String)
    /// This is the case, once the scenarios have run.
    case state(GoalCondition)
  }

  public let id: String
  public let title: String
  /// What to write, in Markdown.
  public let task: String
  /// The file to begin in, relative to the app's folder; it may not exist yet.
  public let file: String?
  /// The variation that is to be repaired; nil where code is to be written.
  public let variation: String?
  /// What the change is called that exercises of other workshops make, too; nil if none does.
  public let change: String?
  /// The names of the scenarios that must run.
  public let scenarios: [String]
  /// What must hold after the scenarios, or right after the launch if there are none.
  public let goals: [Goal]
  public let reference: Reference
  /// Folders with other solutions that are right, each of which overlays what one begins with.
  public let rightSolutions: [String]
  public let wrongSolutions: [WrongSolution]
  /// The folder with its solutions where that is not the workshop's: a lesson's.
  public let folder: URL?
  /// The line of its fence on the page, from 1.
  public let line: Int

  /// The file of one of its scenarios: in its own folder, or else the workshop's.
  public func scenario(_ name: String, in workshop: Workshop) -> URL {
    let own = folder?.appending(path: "\(name).atl")
    return own.flatMap { FileManager.default.fileExists(atPath: $0.path) ? $0 : nil } ?? workshop.scenario(name)
  }
}

/// Reads the YAML of an `exercise` fence, and notes all that is wrong with it.
struct ExerciseParser {
  private(set) var problems: [GuideProblem] = []
  private(set) var exercise: Exercise?
  private let line: Int
  private let otherKeys: [String]
  private let folder: URL?

  private static let keys = [
    "id", "title", "task", "file", "variation", "change", "scenarios", "goals", "reference", "right", "wrong",
  ]
  private static let wrongKeys = ["path", "over", "when", "says"]

  /// - Parameters:
  ///   - line: the line of the opening fence.
  ///   - otherKeys: keys that somebody else reads.
  ///   - folder: the folder with its solutions where that is not the workshop's.
  init(yaml: String, line: Int, otherKeys: [String] = [], folder: URL? = nil) {
    self.line = line
    self.otherKeys = otherKeys
    self.folder = folder
    let root: Node?
    do {
      root = try compose(yaml: yaml)
    } catch {
      note(.notYAML(String(describing: error).split(separator: "\n").first.map(String.init) ?? ""))
      return
    }
    guard let mapping = root?.mapping else {
      note(.notYAML("it has no keys"))
      return
    }
    read(mapping)
  }

  private mutating func read(_ mapping: Node.Mapping) {
    checkKeys(of: mapping, known: Self.keys + otherKeys)
    let id = required("id", in: mapping)
    let title = required("title", in: mapping)
    let task = required("task", in: mapping)
    let goals = strings("goals", in: mapping).compactMap { goal($0) }
    var wrong: [Exercise.WrongSolution] = []
    for node in mapping["wrong"]?.sequence.map(Array.init) ?? [] { wrong += [self.wrong(node)].compactMap(\.self) }
    let reference = string("reference", in: mapping).map { $0 == "next" ? .nextStep : Exercise.Reference.overlay($0) }
    guard let id, let title, let task else { return }
    let scenarios = strings("scenarios", in: mapping)
    if goals.isEmpty, scenarios.isEmpty { note(.nothingToCheck(id)) }
    exercise = Exercise(
      id: id, title: title, task: task, file: string("file", in: mapping),
      variation: string("variation", in: mapping), change: string("change", in: mapping), scenarios: scenarios,
      goals: goals,
      reference: reference ?? .nextStep, rightSolutions: strings("right", in: mapping), wrongSolutions: wrong,
      folder: folder, line: line)
  }

  private mutating func wrong(_ node: Node) -> Exercise.WrongSolution? {
    guard let mapping = node.mapping else {
      note(.badKey("wrong", expected: "a list of `path`, `when` and `says`"))
      return nil
    }
    checkKeys(of: mapping, known: Self.wrongKeys)
    let path = required("path", in: mapping)
    let says = required("says", in: mapping)
    let signs = strings("when", in: mapping).compactMap { sign($0) }
    if signs.isEmpty { note(.badKey("when", expected: "goals, `not` before a goal, or `compile fails \"…\"`")) }
    guard let path, let says else { return nil }
    let base = string("over", in: mapping).flatMap(Exercise.Base.init)
    return Exercise.WrongSolution(path: path, base: base ?? .step, signs: signs, explanation: says)
  }

  private mutating func sign(_ text: String) -> Exercise.Sign? {
    let words = ParsedLine(text).commands.first?.map(\.text) ?? []
    if words.starts(with: ["compile", "fails"]) { return .compilerSays(words.dropFirst(2).joined(separator: " ")) }
    do throws(GoalError) {
      return .state(try GoalCondition(parsing: text))
    } catch {
      note(.goal(error))
      return nil
    }
  }

  private mutating func goal(_ text: String) -> Goal? {
    do throws(GoalError) {
      return try Goal(parsing: text)
    } catch {
      note(.goal(error))
      return nil
    }
  }

  private mutating func checkKeys(of mapping: Node.Mapping, known: [String]) {
    for (key, _) in mapping {
      guard let name = key.string, !known.contains(name) else { continue }
      note(.unknownKey(name, nearest: Spelling.nearest(to: name, among: known)))
    }
  }

  private mutating func required(_ key: String, in mapping: Node.Mapping) -> String? {
    let text = string(key, in: mapping)
    if text == nil { note(.missingKey(key)) }
    return text
  }

  private func string(_ key: String, in mapping: Node.Mapping) -> String? {
    mapping[key]?.scalar.flatMap { $0.string.isEmpty ? nil : $0.string }
  }

  /// The items of a list, or the one text that stands in its place.
  private mutating func strings(_ key: String, in mapping: Node.Mapping) -> [String] {
    guard let node = mapping[key] else { return [] }
    guard let items = node.sequence else { return string(key, in: mapping).map { [$0] } ?? [] }
    return items.compactMap { item in
      // `- screen shows "friends: 3"` is a key with a value to YAML.
      if item.scalar == nil {
        note(.badKey(key, expected: "a list of texts; quote one that has a colon in it"), at: item)
      }
      return item.scalar?.string
    }
  }

  /// - Parameter node: where the problem is; nil if it is about the whole exercise.
  private mutating func note(_ issue: GuideIssue, at node: Node? = nil) {
    problems.append(GuideProblem(line: line + (node?.mark?.line ?? 0), issue: issue))
  }
}
