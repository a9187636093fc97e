/// A survey of which few keys are asked for: only files are asked that say what these are about.
protocol NamedSurvey: Survey {
  /// Lists of names, all of one of which a file has to say if it is to have anything to note under a key; by default, those
  /// in the key.
  ///
  /// The types that a file is the first to declare say what any of their declarations does. A list may be shorter than it
  /// could be, which costs time; but what is noted where none of them is said is not found.
  ///
  /// - Parameter declarations: which aliases stand for the key counts as asked by whoever asks for the key, and nothing else
  ///   that code declares.
  static func names(of key: String, in declarations: Declarations) -> [[String]]
}

extension NamedSurvey {
  /// All names that are in the key.
  static func names(of key: String, in declarations: Declarations) -> [[String]] { [names(in: key)] }

  /// The names that a key consists of: `User` and `make` of `User.make`.
  static func names(in key: String) -> [String] { key.split { ".:()[]".contains($0) }.map(String.init) }
}
