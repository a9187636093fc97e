/// Why lessons and workshops from elsewhere are not added, or not removed.
public enum AdditionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is neither a folder nor an address of this name.
  case noSource(String)
  /// Git is missing, or has not fetched the repository.
  case notFetched(String, reason: String)
  /// The person did not want to wait for git any longer.
  case stopped(String)
  /// The folder has neither lessons nor workshops.
  case nothingThere(String)
  /// A name cannot be made of the folder's or the address's.
  case noName(String)
  /// Something is called like this already.
  case nameTaken(String, by: String)
  /// An id is not made of lower-case letters, numbers and `-`.
  case badID(String, file: String)
  /// A link, a device or the like, which may lead anywhere.
  case notAFile(String)
  /// A path that leads out of the folder.
  case strayPath(String, file: String)
  /// A command that lessons from elsewhere may not use.
  case unwelcomeCommand(String, file: String, line: Int)
  /// There are more files, or larger ones, than lessons and workshops have.
  case tooLarge(String)
  /// Nothing was added under this name.
  case unknown(String, nearest: String?)
  /// A file cannot be read or written.
  case file(path: String, reason: String)

  /// What, where, and what next.
  public var description: String {
    switch self {
    case .noSource(let source): "there is no folder \(source), and it is not the address of a git repository"
    case .notFetched(let source, let reason): "\(source) cannot be fetched: \(reason)"
    case .stopped(let source): "stopped before \(source) was fetched; nothing was added"
    case .nothingThere(let source): "\(source) has neither a folder Lessons nor a folder Workshops with something in it"
    case .noName(let source): "no name can be made of \(source); name one with --as"
    case .nameTaken(let name, let holder): "there is \(holder) \(name) already; `atelier added` lists what was added"
    case .badID(let id, let file): "\(file) is called \"\(id)\"; an id is made of lower-case letters, numbers and -"
    case .notAFile(let path):
      "\(path) is neither a file nor a folder; links are not taken, since they may lead anywhere"
    case .strayPath(let path, let file): "\(file) names the path \(path), which leads out of its folder"
    case .unwelcomeCommand(let command, let file, let line):
      "\(file):\(line): `\(command)` may not stand in lessons and workshops from elsewhere"
    case .tooLarge(let limit): "there are more than \(limit); lessons and workshops are smaller"
    case .unknown(let name, let nearest):
      "nothing was added under the name \(name); "
        + (nearest.map { "did you mean \($0)?" } ?? "`atelier added` lists what was")
    case .file(let path, let reason): "\(path): \(reason)"
    }
  }
}
