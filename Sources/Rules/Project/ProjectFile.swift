import Synchronization

/// A file of a project: its head, and all that it says once somebody looks at that.
final class ProjectFile: Sendable {
  /// What can be said of a file without a look into it.
  struct Marks: OptionSet, Sendable {
    let rawValue: UInt8

    /// It imports what only tests do.
    static let isTest = Marks(rawValue: 1)
    /// Comments of it excuse lines from rules.
    static let excuses = Marks(rawValue: 2)
  }

  /// What people see, relative to the folder that is checked.
  let name: String
  /// Its path from the root of the project.
  let path: String
  /// The hash of its text, if that is known.
  let digest: Digest?
  let marks: Marks
  /// The question for what it says.
  let lookUp: LookUp
  private let state: Mutex<State>

  private struct State {
    var head: Lazy<FileHead>
    var whole: Lazy<SourceFile>

    /// What a file says that nobody will look at again.
    static let nothing = {
      let file = SourceFile(name: "", path: "", text: [])
      return State(head: .made(FileHead(file)), whole: .made(file))
    }()
  }

  /// What is made when somebody first asks for it.
  private enum Lazy<Value: Sendable> {
    case made(Value)
    case unmade(@Sendable () -> Value)

    mutating func value() -> Value {
      switch self {
      case .made(let value): return value
      case .unmade(let make):
        let value = make()
        self = .made(value)
        return value
      }
    }
  }

  /// A file that has been read.
  init(_ file: SourceFile, digest: Digest? = nil) {
    (name, path, self.digest) = (file.name, file.path, digest)
    let head = FileHead(file)
    marks = head.marks
    lookUp = .file(file.name, path: file.path)
    state = Mutex(State(head: .made(head), whole: .made(file)))
  }

  /// A file that is read when somebody looks into it.
  init(
    _ source: SourceText, digest: Digest, marks: Marks, head: @escaping @Sendable () -> FileHead,
    whole: @escaping @Sendable () -> SourceFile
  ) {
    (name, path, self.digest, self.marks) = (source.name, source.path, digest, marks)
    lookUp = .file(source.name, path: source.path)
    state = Mutex(State(head: .unmade(head), whole: .unmade(whole)))
  }

  /// What it says of its types without what is in them.
  var head: FileHead { state.withLock { $0.head.value() } }

  /// All that it says.
  var source: SourceFile { state.withLock { $0.whole.value() } }

  /// Lets go of what it says; whoever asks for that from now on is told nothing.
  func letGo() { state.withLock { $0 = .nothing } }

  /// The comments that excuse lines from rules.
  var suppressions: [Suppression] { marks.contains(.excuses) ? head.suppressions : [] }

  /// The folders of its path.
  var folders: [Substring] { path.folders }
}

extension FileHead {
  /// What is kept of it where it is not read itself.
  var marks: ProjectFile.Marks {
    var marks: ProjectFile.Marks = []
    if imports.areOfTests { marks.insert(.isTest) }
    if !suppressions.isEmpty { marks.insert(.excuses) }
    return marks
  }
}
