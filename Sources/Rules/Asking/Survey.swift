/// Something that rules want to know of all files, and that is noted file by file.
///
/// What a file has to say is asked for again only when the file has changed, or something that was looked up for it.
protocol Survey: Sendable {
  /// Stays the same from version to version.
  static var id: String { get }

  /// What is to be noted about the types and files that a part of the project has.
  ///
  /// It may look up whatever it likes, but no other survey.
  static func notes(in part: Project) -> [SurveyNote]
}

/// What a file has to say to a survey.
struct SurveyNote: Hashable, Sendable {
  /// What it is asked for by: a type's name; empty if all notes are wanted together.
  let key: String
  let words: [String]

  init(_ key: String = "", _ words: [String] = []) {
    self.key = key
    self.words = words
  }
}

extension Set<SurveyNote> {
  /// The notes in an order that is the same in every run.
  var inOrder: [SurveyNote] {
    sorted { $0.key == $1.key ? $0.words.lexicographicallyPrecedes($1.words) : $0.key < $1.key }
  }
}
