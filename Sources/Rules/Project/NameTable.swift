/// Names with a number each, by which they are told apart sooner than by their letters.
struct NameTable: Sendable {
  private(set) var names: [String] = []
  private var numbers: [String: Int32] = [:]

  init() {}

  /// Names in the order of their numbers, each once.
  init(_ names: [String]) {
    self.names = names
    numbers = Dictionary(names.enumerated().map { ($0.element, Int32($0.offset)) }) { first, _ in first }
  }

  /// The number of a name; `nil` if it has none.
  func number(of name: String) -> Int32? { numbers[name] }

  /// The number of a name, which is given one if it has none.
  mutating func add(_ name: String) -> Int32 {
    if let number = numbers[name] { return number }
    let number = Int32(names.count)
    names.append(name)
    numbers[name] = number
    return number
  }

  subscript(number: Int32) -> String { names[Int(number)] }
}
