/// Which files of a project are not what they were when it was last examined.
struct FileChanges: Sendable {
  /// For each file its place when it was last examined; `nil` if it was not.
  let places: [Int?]
  /// For each place then, the number of the file now; `nil` if it is gone.
  let numbers: [Int?]
  /// The numbers of the files that are new or not what they were.
  let changed: [Int]

  /// Compares files with what they were.
  ///
  /// It is `nil` where they are in another order, since of two types or aliases of one name the first counts, or where two
  /// cannot be told apart.
  init?(of files: [ProjectFile], since earlier: ExaminedFiles) {
    guard let known = Self.places(earlier.lookUps), Self.places(files.map(\.lookUp)) != nil else { return nil }
    places = files.map { known[$0.lookUp] }
    let order = places.compactMap(\.self)
    guard zip(order, order.dropFirst()).allSatisfy({ $0 < $1 }) else { return nil }
    var numbers = [Int?](repeating: nil, count: earlier.lookUps.count)
    var changed: [Int] = []
    for (number, file) in files.enumerated() {
      guard let place = places[number] else {
        changed.append(number)
        continue
      }
      numbers[place] = number
      if earlier.digests[place] != file.digest { changed.append(number) }
    }
    self.numbers = numbers
    self.changed = changed
  }

  /// All files of a project that was never examined.
  init(new files: [ProjectFile]) {
    places = Array(repeating: nil, count: files.count)
    numbers = []
    changed = Array(files.indices)
  }

  /// Where each file is; `nil` if two cannot be told apart.
  private static func places(_ files: [LookUp]) -> [LookUp: Int]? {
    let places = Dictionary(files.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
    return places.count == files.count ? places : nil
  }
}
