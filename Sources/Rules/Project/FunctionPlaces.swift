import Synchronization

/// Which files have functions of a name.
final class FunctionPlaces: Sendable {
  private let files: [ProjectFile]
  private let all = Mutex<[LookUp: [Int]]?>(nil)

  init(_ files: [ProjectFile]) { self.files = files }

  /// The files, in their order.
  func files(with name: LookUp) -> [Int] {
    all.withLock { all in
      if let all { return all[name] ?? [] }
      var made: [LookUp: [Int]] = [:]
      for (number, file) in files.enumerated() {
        for function in file.head.functions { made[function, default: []].append(number) }
      }
      all = made
      return made[name] ?? []
    }
  }
}
