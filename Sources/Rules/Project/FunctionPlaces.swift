import Synchronization

/// Which files have functions of a name.
final class FunctionPlaces: Sendable {
  private let files: [ProjectFile]
  private let known = Mutex(Known())

  private struct Known {
    /// How often somebody has asked.
    var questions = 0
    var all: [LookUp: [Int]] = [:]
  }

  /// For so few questions, it is quicker to look through the files than to make a table of all functions.
  private static let few = 50

  init(_ files: [ProjectFile]) { self.files = files }

  /// The files, in their order.
  func files(with name: LookUp) -> [Int] {
    known.withLock { known in
      known.questions += 1
      if known.questions <= Self.few { return files.indices.filter { files[$0].head.hasFunctions(name) } }
      if known.all.isEmpty {
        for (number, file) in files.enumerated() {
          for function in file.head.functions { known.all[function, default: []].append(number) }
        }
      }
      return known.all[name] ?? []
    }
  }
}
