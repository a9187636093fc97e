import Synchronization

/// Finds those of many lists that hold an element.
final class ListSearch<Element: Hashable & Sendable>: Sendable {
  private let lists: FlatLists<Element>
  private let known = Mutex(Known())

  private struct Known {
    /// How often somebody has asked.
    var questions = 0
    var all: [Element: [Int]] = [:]
  }

  /// For so few questions, it is quicker to look through the lists than to make a table of all elements.
  private static var few: Int { 50 }

  /// - Parameter lists: each of which has an element once.
  init(_ lists: FlatLists<Element>) { self.lists = lists }

  /// The numbers of the lists, in their order.
  func numbers(with element: Element) -> [Int] {
    known.withLock { known in
      known.questions += 1
      if known.questions <= Self.few { return search(for: element) }
      if known.all.isEmpty {
        for number in 0..<lists.count {
          for element in lists[number] { known.all[element, default: []].append(number) }
        }
      }
      return known.all[element] ?? []
    }
  }

  private func search(for element: Element) -> [Int] {
    let places = lists.elements.withUnsafeBufferPointer { elements in
      elements.indices.filter { elements[$0] == element }
    }
    return places.map { place in lists.ends.partitioningIndex { $0 > place } }
  }
}

extension Array {
  /// The first index from which on a condition holds, which holds for all elements behind one for which it does.
  fileprivate func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var places = startIndex..<endIndex
    while !places.isEmpty {
      let middle = places.lowerBound + places.count / 2
      places = holds(self[middle]) ? places.lowerBound..<middle : (middle + 1)..<places.upperBound
    }
    return places.lowerBound
  }
}
