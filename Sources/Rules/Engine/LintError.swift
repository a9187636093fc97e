/// Why nothing could be checked.
public enum LintError: Error, Hashable, Sendable, CustomStringConvertible {
  case noSuchFile(String)
  case noConfiguration(String)
  case noSwiftFiles(String)
  /// All files that are there are left out.
  case nothingChecked(String, leftOut: [String])
  case noBaseline(String)
  case unreadable(file: String, reason: String)
  case unwritable(file: String, reason: String)
  case unknownRule(String, nearest: String?)
  /// The rule does not show in source: it shows in a run, or no machine can check it.
  case notInSource(String, isRun: Bool)
  case configuration(file: String, reason: String)
  case baseline(file: String)
  case unknownType(String)
  /// A file that was to be fixed is not what it was when it was read.
  case changedMeanwhile(String)
  /// The folder is in no repository of git, or git does not know the commit.
  case git(reason: String)

  public var description: String {
    switch self {
    case .noSuchFile(""): "an empty path names nothing; name a Swift file or a folder with some"
    case .noSuchFile(let path): "there is no \(path); name a Swift file or a folder with some"
    case .noConfiguration(let file): "there is no configuration \(file); name one, or leave --config out"
    case .noSwiftFiles(let path): "there is no Swift file in \(path); name the folder of the app's sources"
    case .nothingChecked(let path, let leftOut):
      "nothing is checked in \(path)" + (leftOut.isEmpty ? "" : ": left out are \(leftOut.joined(separator: ", "))")
        + "; name another path, or change \(Configuration.fileName)"
    case .noBaseline(let file): "there is no baseline \(file); --write-baseline \(file) makes one"
    case .unreadable(let file, let reason): "\(file) cannot be read: \(reason)"
    case .unwritable(let file, let reason): "\(file) cannot be written: \(reason)"
    case .unknownRule(let id, let nearest):
      "there is no rule \(id)" + (nearest.map { "; did you mean \($0)?" } ?? "; `rules --list` in the shell names all")
    case .notInSource(let id, isRun: true):
      "\(id) does not show in source; `rules` in the shell looks at what an app does"
    case .notInSource(let id, isRun: false):
      "\(id) is for people to check; `rules \(id)` in the shell says what to look at"
    case .configuration(let file, let reason): "\(file) is not a configuration: \(reason)"
    case .unknownType(let name): "the code that was read declares no type \(name); check the name, or the path"
    case .changedMeanwhile(let file): "\(file) has changed while it was being fixed, and is as it was; run it again"
    case .git(let reason): "git cannot tell what has changed: \(reason)"
    case .baseline(let file): "\(file) is not a baseline; --write-baseline \(file) makes one"
    }
  }
}
