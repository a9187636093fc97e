/// Names with a number each, by which they are told apart sooner than by their letters.
struct NameTable: Sendable {
  /// A name with its hash, which can be made on any thread before the name is added on one.
  struct Key: Sendable {
    let name: String
    fileprivate let hash: UInt64

    init(_ name: String) {
      var hash = QuickHash()
      hash.add(name)
      self.name = name
      self.hash = hash.value
    }
  }

  private(set) var names: [String] = []
  private var hashes: [UInt64] = []
  /// The number of a name is where its hash says, or behind that where others are; -1 where there is none.
  private var places = [Int32](repeating: -1, count: 64)

  init() {}

  /// Names in the order of their numbers, each once.
  init(_ names: [String]) {
    self.names = names
    hashes = names.map { Key($0).hash }
    makePlaces(names.count * 2)
  }

  /// The number of a name; `nil` if it has none.
  func number(of name: String) -> Int32? {
    let key = Key(name)
    let number = places[place(of: key)]
    return number < 0 ? nil : number
  }

  /// The number of a name, which is given one if it has none.
  mutating func add(_ name: String) -> Int32 { add(Key(name)) }

  mutating func add(_ key: Key) -> Int32 {
    if (names.count + 1) * 2 > places.count { makePlaces(places.count * 2) }
    let place = place(of: key)
    if places[place] >= 0 { return places[place] }
    let number = Int32(names.count)
    names.append(key.name)
    hashes.append(key.hash)
    places[place] = number
    return number
  }

  subscript(number: Int32) -> String { names[Int(number)] }

  /// Where the number of a name is, or would be.
  private func place(of key: Key) -> Int {
    places.withUnsafeBufferPointer { places in
      let mask = places.count - 1
      var place = Int(truncatingIfNeeded: key.hash) & mask
      while places[place] >= 0 {
        let number = Int(places[place])
        if hashes[number] == key.hash, names[number] == key.name { break }
        place = (place + 1) & mask
      }
      return place
    }
  }

  /// Spreads the numbers over so many places at least, a power of two.
  private mutating func makePlaces(_ least: Int) {
    var count = places.count
    while count < least { count *= 2 }
    places = [Int32](repeating: -1, count: count)
    for (number, hash) in hashes.enumerated() {
      var place = Int(truncatingIfNeeded: hash) & (count - 1)
      while places[place] >= 0 { place = (place + 1) & (count - 1) }
      places[place] = Int32(number)
    }
  }
}
