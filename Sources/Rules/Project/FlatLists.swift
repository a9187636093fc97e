/// Many short lists, one behind the other in a single array: thousands of arrays would take long to read and to free.
struct FlatLists<Element: Sendable>: Sendable {
  private(set) var elements: [Element] = []
  /// Where each list ends among the elements.
  private(set) var ends: [Int] = []

  init() {}

  /// Lists of some elements; `nil` if the ends are not those of lists that hold all of them.
  init?(elements: [Element], ends: [Int]) {
    var last = 0
    for end in ends {
      guard end >= last else { return nil }
      last = end
    }
    guard last == elements.count else { return nil }
    self.elements = elements
    self.ends = ends
  }

  var count: Int { ends.count }

  /// Makes room for so many lists, which have so many elements together.
  mutating func reserveCapacity(_ count: Int, elements elementCount: Int) {
    ends.reserveCapacity(count)
    elements.reserveCapacity(elementCount)
  }

  subscript(number: Int) -> ArraySlice<Element> { elements[(number == 0 ? 0 : ends[number - 1])..<ends[number]] }

  /// Adds a list behind the others.
  mutating func append(_ list: some Sequence<Element>) {
    elements.append(contentsOf: list)
    ends.append(elements.count)
  }
}

extension FlatLists: Equatable where Element: Equatable {}
