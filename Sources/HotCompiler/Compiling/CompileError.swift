import Foundation
import Platform

/// Why a build failed.
public enum CompileError: Error, Hashable, Sendable {
  /// There is no compiler under this path, or, without one, anywhere in PATH.
  case noCompiler(path: String?)
  /// No toolchain has the name that TOOLCHAINS says; with the folders that were looked in, and the names of what is there.
  case noToolchain(String, folders: [String], known: [String])
  /// The compiler could not be started or asked for its version.
  case brokenCompiler(path: String, reason: String)
  /// The compiler is of a version that cannot compile apps.
  case oldCompiler(path: String, version: String)
  /// The kit was built by another compiler, so that this one cannot read its modules.
  case differentCompiler(path: String, version: String, kit: String, kitVersion: String)
  /// The kit was built by another compiler, and could not be built again by this one.
  case kitNotBuilt(path: String, version: String, kitVersion: String, reason: String)
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

extension CompileError: CustomStringConvertible {
  /// What is wrong, where, and what to do next.
  public var description: String {
    switch self {
    case .noCompiler(nil):
      "there is no swiftc in PATH, nor beside atelier; install Swift from swift.org/install, or set ATELIER_SWIFTC to a swiftc"
    case .noCompiler(let path?):
      "there is no swiftc at \(path), where ATELIER_SWIFTC points; set it to a swiftc, or unset it to use the one in PATH"
    case .noToolchain(let name, let folders, let known):
      "TOOLCHAINS names \(name), and there is no such toolchain in \(folders.joined(separator: " or ")); "
        + (known.isEmpty ? "" : "there is \(known.joined(separator: ", ")); ")
        + "unset it to use the swiftc in PATH, or set ATELIER_SWIFTC to a swiftc"
    case .kitNotBuilt(let path, let version, let kitVersion, let reason):
      """
      the compiler \(path) is \(version), and the kit was built by \(kitVersion); building it again for this compiler \
      failed: \(reason); set ATELIER_SWIFTC to the swiftc of the other version, or try again
      """
    case .brokenCompiler(let path, let reason):
      "the compiler \(path) does not run: \(reason); install Swift again, or set ATELIER_SWIFTC to another swiftc"
    case .oldCompiler(let path, let version):
      """
      the compiler \(path) is \(version), and Atelier needs \(Toolchain.leastVersion) or later; install that from \
      swift.org/install, or set ATELIER_SWIFTC to its swiftc
      """
    case .differentCompiler(let path, let version, let kit, let kitVersion):
      """
      the compiler \(path) is \(version), but the kit in \(kit) was built by \(kitVersion); \
      build Atelier again with this compiler, or set ATELIER_SWIFTC to the other one
      """
    case .noKit(let folder, let missing):
      "\(folder) has no AtelierKit: \(missing) is missing; build or install Atelier again"
    case .noFolder(let path):
      "there is no folder \(path); give the folder that holds the app's Swift files"
    case .noSources(let folder):
      "there are no Swift files in \(folder); give the folder that holds the app's code"
    case .nothingToRemove(let file, let list):
      "\(list) removes \(file), which is not there; write the path of a file of the app, relative to its folder"
    case .tooManyFiles(let folder, let limit):
      "\(folder) holds more than \(limit) files; give the folder of one app"
    case .unreadable(let file, let reason):
      "\(file) cannot be read: \(reason)"
    case .noEntryPoint(let folder):
      "no type in \(folder) is marked @main; mark the application delegate: @main final class AppDelegate: "
        + "ApplicationDelegate, in a file with import StageKit"
    case .severalEntryPoints(let places):
      "more than one type is marked @main: \(places.joined(separator: ", ")); leave one"
    case .mainFile(let file):
      "\(file) runs code of its own at launch; move it into the type that is marked @main, and rename the file"
    case .interrupted(.killed(let signal), _):
      "the compiler was ended by signal \(signal), \(Self.cause(of: signal)), and try again"
    case .interrupted(.outOfTime, _):
      "the compiler took longer than `ulimit -t` allows; nothing was found wrong with the code, so raise that, and try again"
    case .interrupted(.refused(let words), let folder):
      """
      the compiler could not do its work: \(words); nothing was found wrong with the code, so make room for what it \
      writes in \(folder), and try again
      """
    case .failed(let diagnostics):
      diagnostics.map(\.description).joined(separator: "\n")
    case .cache(let path, let reason) where reason == Self.absence:
      "\(path) was removed from the build cache while it was in use; try again"
    case .cache(let path, let reason):
      "the build cache cannot use \(path): \(reason); make room, fix its permissions, or set ATELIER_HOME to a folder that "
        + "can be written"
    case .cancelled:
      "the build was stopped"
    }
  }

  /// What the system says of a file that is not there.
  static let absence = SystemError(code: ENOENT).systemReason

  /// Whether somebody has removed what was being made.
  var isLoss: Bool { if case .cache(_, Self.absence) = self { true } else { false } }

  /// Why the system ends a compiler by a signal, and what to do.
  private static func cause(of signal: Int32) -> String {
    let innocence = "nothing was found wrong with the code, so"
    return switch signal {
    case SIGXFSZ: "because a file became larger than `ulimit -f` allows; \(innocence) raise that"
    default: "most likely because memory ran out; \(innocence) close what needs memory"
    }
  }
}
