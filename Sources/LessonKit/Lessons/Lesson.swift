import Foundation
import TerminalText

/// A lesson: some words of introduction, and steps.
public struct Lesson: Hashable, Sendable, Identifiable {
  /// Unique among the lessons: `use-cases`.
  public let id: String
  /// What lists of lessons show.
  public let title: String
  /// The wiring or the workshop in which it takes place.
  public let place: Place
  /// How long it takes a person who has not seen it.
  public let minutes: Int
  /// The concepts that it explains.
  public let teaches: [String]
  /// The concepts that it builds on: taught by earlier lessons, or the ids of such.
  public let needs: [String]
  /// What and why, before the first step.
  public let introduction: [MarkdownBlock]
  /// In the order in which they are taken; never empty in a lesson without problems.
  public let steps: [LessonStep]
  /// The file, as problems name it: `Lessons/01-use-cases.md`.
  public let file: String
  /// The folder beside the file, called like it, with the code of exercises; it need not exist.
  public let folder: URL

  /// The wiring or the workshop in which a lesson takes place.
  public enum Place: Hashable, Sendable {
    /// On the finished app of a wiring.
    case wiring(String)
    /// At a step of a workshop.
    case workshop(String, step: String)
  }
}
