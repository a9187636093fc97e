import Synchronization

/// A file of a project: its head, and all that it says once somebody looks at that.
final class ProjectFile: Sendable {
  /// What people see, relative to the folder that is checked.
  let name: String
  /// Its path from the root of the project.
  let path: String
  /// The hash of its text, if that is known.
  let digest: String?
  let head: FileHead
  /// The question for what it says.
  let lookUp: LookUp
  private let whole: Mutex<SourceFile?>
  private let load: @Sendable () -> SourceFile

  /// A file that has been read.
  init(_ file: SourceFile, digest: String? = nil) {
    (name, path, self.digest) = (file.name, file.path, digest)
    head = FileHead(file)
    lookUp = .file(file.name, path: file.path)
    whole = Mutex(file)
    load = { file }
  }

  /// A file that is read when somebody looks into it.
  init(_ source: SourceText, digest: String, head: FileHead, load: @escaping @Sendable () -> SourceFile) {
    (name, path, self.digest) = (source.name, source.path, digest)
    self.head = head
    lookUp = .file(source.name, path: source.path)
    whole = Mutex(nil)
    self.load = load
  }

  /// All that it says.
  var source: SourceFile {
    whole.withLock { whole in
      if let whole { return whole }
      let file = load()
      whole = file
      return file
    }
  }

  /// The folders of its path.
  var folders: [Substring] { path.split(separator: "/").dropLast() }
}
