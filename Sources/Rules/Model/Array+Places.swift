extension Array {
  /// The places at which elements are meant.
  ///
  /// The elements are looked at where they lie: most are not meant, and to copy each takes longer than to look at it.
  func places(in range: Range<Int>, where isMeant: (Element) -> Bool) -> [Int] {
    withUnsafeBufferPointer { elements in
      guard let first = elements.baseAddress else { return [] }
      var places: [Int] = []
      for place in range where isMeant(first[place]) { places.append(place) }
      return places
    }
  }

  /// Whether any element in a range is meant; none of them is copied to find that out.
  func has(_ range: Range<Int>, where isMeant: (Element) -> Bool) -> Bool {
    withUnsafeBufferPointer { elements in
      guard let first = elements.baseAddress else { return false }
      for place in range where isMeant(first[place]) { return true }
      return false
    }
  }
}
