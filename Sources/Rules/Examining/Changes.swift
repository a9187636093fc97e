/// What is answered otherwise than when a project was last examined.
struct Changes: Sendable {
  /// The questions with other answers.
  private var lookUps: Set<LookUp> = []
  /// For each file its place when it was last examined; `nil` if it was not.
  let places: [Int?]
  /// The files, by their places then, that have not changed and declare the same types first; each with its number now.
  private let numbers: [Int: Int]

  /// Compares a project with what it was.
  ///
  /// It is `nil` where so much is different that nothing can be taken over.
  init?(of declarations: Declarations, since earlier: Examination) {
    guard earlier.surroundings == declarations.ui.modules,
      let known = Self.places(earlier.files.map(\.lookUp)), Self.places(declarations.files.map(\.lookUp)) != nil
    else { return nil }
    places = declarations.files.map { known[$0.lookUp] }
    // Of two types or aliases of one name the first counts.
    let order = places.compactMap(\.self)
    guard zip(order, order.dropFirst()).allSatisfy({ $0 < $1 }) else { return nil }
    var numbers: [Int: Int] = [:]
    var lookUps: Set<LookUp> = []
    for (number, file) in declarations.files.enumerated() {
      guard let place = places[number] else {
        lookUps.formUnion(Self.all(file.lookUp, FileFacts(number, in: declarations)))
        continue
      }
      let old = earlier.files[place]
      numbers[place] = number
      guard old.digest != file.digest else { continue }
      let new = FileFacts(number, in: declarations)
      lookUps.insert(file.lookUp)
      lookUps.formUnion(old.facts.functions)
      lookUps.formUnion(new.functions)
      let names = Set(old.facts.aliases.keys).union(new.aliases.keys)
      lookUps.formUnion(names.filter { old.facts.aliases[$0] != new.aliases[$0] })
    }
    for (place, old) in earlier.files.enumerated() where numbers[place] == nil {
      lookUps.formUnion(Self.all(old.lookUp, old.facts))
    }
    self.numbers = numbers
    self.lookUps = lookUps
    compare(earlier.types, with: declarations)
  }

  /// Notes that a question has another answer.
  mutating func insert(_ lookUp: LookUp) { lookUps.insert(lookUp) }

  /// Whether what was found with some questions would be found again.
  func leave(_ asked: [LookUp]) -> Bool { !asked.contains(where: lookUps.contains) }

  /// The number of a file now, given its place when it was last examined.
  func number(of place: Int) -> Int? { numbers[place] }

  private mutating func compare(_ types: [TypeRecord], with declarations: Declarations) {
    var known = Dictionary(types.map { ($0.name, $0) }) { first, _ in first }
    for type in declarations.types {
      let old = known.removeValue(forKey: type.name)
      let new = TypeRecord(type, in: declarations)
      if old != new { lookUps.formUnion(new.lookUps + (old?.lookUps ?? [])) }
    }
    for old in known.values { lookUps.formUnion(old.lookUps) }
  }

  /// All questions to which a file contributes.
  private static func all(_ file: LookUp, _ facts: FileFacts) -> Set<LookUp> {
    Set([file] + facts.functions + facts.aliases.keys)
  }

  /// Where each file is; `nil` if two cannot be told apart.
  private static func places(_ files: [LookUp]) -> [LookUp: Int]? {
    let places = Dictionary(files.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
    return places.count == files.count ? places : nil
  }
}
