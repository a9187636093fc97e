import Grammar
import LessonKit
import WorkshopKit

/// What is checked: everything, or the lessons, workshops and steps that somebody has named.
public struct CheckScope: Sendable {
  /// All lessons, and all steps of all workshops.
  public static let everything = CheckScope()

  private(set) var isEverything = true
  private var lessons: Set<String> = []
  /// The names of wirings, `viper`, and of their steps, `viper@router`.
  private var forms: Set<String> = []

  private init() {}

  /// The scope that names describe: a lesson's id, a workshop's id or wiring, or one of its steps, `viper@router`.
  ///
  /// - Throws: `ShellError.nothingToCheck`, `.noSuchStep` or another error about a name.
  public init(_ names: [String], in session: Session) throws(ShellError) {
    guard !names.isEmpty else { return }
    isEverything = false
    let wirings = session.appSession.wirings
    let lessonIDs = session.lessonIDs
    for name in names {
      let word = name.lowercased()
      if lessonIDs.contains(word) {
        lessons.insert(word)
      } else if let wiring = wirings.wirings.first(where: { $0.name == word || $0.workshop?.id == word }) {
        forms.formUnion([wiring.name] + wiring.steps.map(\.name))
      } else if word.contains(Wiring.stepMark) {
        forms.insert(try wirings.wiring(word, relativeTo: session.appSession.folder).name)
      } else {
        throw .nothingToCheck(name, nearest: Spelling.nearest(to: word, among: wirings.names + lessonIDs))
      }
    }
  }

  /// Whether a wiring, or a step of one, is checked.
  func includes(_ form: Wiring) -> Bool { isEverything || forms.contains(form.name) }

  /// Whether anything of a workshop is checked.
  func includesWorkshop(_ wiring: Wiring) -> Bool {
    includes(wiring) || wiring.steps.contains(where: includes)
  }

  /// Whether a lesson is checked.
  func includes(_ lesson: Lesson) -> Bool { isEverything || lessons.contains(lesson.id) }
}
