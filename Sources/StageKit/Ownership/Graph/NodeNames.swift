/// Names for nodes: the type, and a number from the second of a type on.
struct NodeNames {
  private var counts: [String: Int] = [:]

  mutating func name(for type: String) -> String {
    let count = counts[type, default: 0] + 1
    counts[type] = count
    return count == 1 ? type : "\(type)#\(count)"
  }
}
