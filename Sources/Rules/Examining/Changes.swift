/// What is answered otherwise than when a project was last examined.
struct Changes: Sendable {
  let files: FileChanges
  /// The questions with other answers.
  private var lookUps: Set<LookUp> = []
  /// By the first digits of a question, whether one of those has them: most that were asked are known by that.
  private var isPossible = [Bool](repeating: false, count: 1 << 12)

  init(_ files: FileChanges, _ lookUps: Set<LookUp>) {
    self.files = files
    for lookUp in lookUps { insert(lookUp) }
  }

  /// Notes that a question has another answer.
  mutating func insert(_ lookUp: LookUp) {
    lookUps.insert(lookUp)
    isPossible[Self.digits(lookUp)] = true
  }

  /// The lists in which one of the questions is.
  func touched(in lists: FlatLists<LookUp>) -> Set<Int> {
    var touched: Set<Int> = []
    var list = 0
    lists.elements.withUnsafeBufferPointer { elements in
      isPossible.withUnsafeBufferPointer { isPossible in
        for place in elements.indices where isPossible[Self.digits(elements[place])] {
          guard lookUps.contains(elements[place]) else { continue }
          while lists.ends[list] <= place { list += 1 }
          touched.insert(list)
        }
      }
    }
    return touched
  }

  /// The files, as far as they are not gone, for which one of the questions was asked.
  ///
  /// - Parameter lists: for each file as it was, what was asked.
  func numbers(in lists: FlatLists<LookUp>) -> Set<Int> {
    Set(touched(in: lists).compactMap { files.numbers[$0] })
  }

  private static func digits(_ lookUp: LookUp) -> Int { Int(truncatingIfNeeded: lookUp.key & 0xFFF) }
}
