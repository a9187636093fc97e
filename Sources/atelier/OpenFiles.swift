import LibC
import Platform

/// How many files the system lets this process open at once, and whether that is enough.
struct OpenFiles: Hashable {
  /// The shell, the app on the stage, the compiler and git, with some room.
  private static let fewest = 64

  /// The limit; nil where there is none.
  let limit: Int?

  /// What holds for this process.
  static var ofThisProcess: OpenFiles { OpenFiles(limit: OpenFileLimit.current) }

  var areEnough: Bool { limit.map { $0 >= Self.fewest } ?? true }

  /// What was found.
  var finding: String {
    guard let limit else { return "as many may be open at once as there are" }
    return areEnough
      ? "\(limit) may be open at once" : "only \(limit) files may be open at once, and the shell needs \(Self.fewest)"
  }

  /// What to do where they are not enough.
  var advice: String { "`ulimit -n 256` allows more, if need be in a new terminal" }
}
