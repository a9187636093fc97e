/// Why a build failed.
public enum CompileError: Error, Hashable, Sendable {
  /// There is no compiler under this path, or, without one, anywhere in PATH.
  case noCompiler(path: String?)
  /// The compiler could not be started or asked for its version.
  case brokenCompiler(path: String, reason: String)
  /// The kit was built by another compiler, so that this one cannot read its modules.
  case differentCompiler(path: String, version: String, kit: String, kitVersion: String)
  /// A folder is not a kit, since this file is missing.
  case noKit(folder: String, missing: String)
  /// There is no folder at this path.
  case noFolder(String)
  /// The folder holds no Swift file.
  case noSources(folder: String)
  /// An overlay's list of files to remove names one that does not exist.
  case nothingToRemove(file: String, list: String)
  /// A folder has more files than an app has: most likely the wrong one.
  case tooManyFiles(folder: String, limit: Int)
  /// A file, by the name that messages show, or a folder cannot be read.
  case unreadable(file: String, reason: String)
  /// No type is marked `@main`.
  case noEntryPoint(folder: String)
  /// More than one type is marked `@main`; each as `file:line`.
  case severalEntryPoints([String])
  /// Code at the top level of a `main.swift` cannot be combined with an application delegate.
  case mainFile(String)
  /// The compiler was kept from its work, whatever the code is like; it writes in this folder.
  case interrupted(CompilerObstacle, folder: String)
  /// The code does not compile.
  case failed([Diagnostic])
  /// The cache cannot be written.
  case cache(path: String, reason: String)
  /// The user cancelled.
  case cancelled
}
