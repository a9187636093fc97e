extension Container.Key {
  /// How different two keys look: 0 when equal, 1 when they have nothing in common.
  func editDistance(to other: Container.Key) -> Double {
    if type == other.type {
      // The right type, with another name or other arguments, is nearer than any other type.
      guard let name, let otherName = other.name else { return 0.1 }
      return 0.1 * name.editDistance(to: otherName)
    }
    return 0.1 + 0.9 * String(describing: type).editDistance(to: String(describing: other.type))
  }
}

extension String {
  /// The share of characters to insert, remove or replace to make one word of the other. Case does not count.
  func editDistance(to other: String) -> Double {
    let (a, b) = (Array(lowercased().prefix(96)), Array(other.lowercased().prefix(96)))
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        row.append(Swift.min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1)))
      }
      last = row
    }
    return Double(last[b.count]) / Double(Swift.max(a.count, b.count, 1))
  }
}
