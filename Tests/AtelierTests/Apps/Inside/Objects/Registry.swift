/// Statics that are used, and statics that nobody has made.
enum Registry {
  final class Entry {
    var leaf: Leaf?
  }

  static let used = Entry()
  static let unused = Entry()
  private static var hidden: [String: Entry] = [:]
  static weak var weak: Entry?
}

/// A global that holds others in its values.
private(set) var shelf: [String: [Leaf]] = [:]
weak var lent: Leaf?

func put(_ leaf: Leaf, on name: String) {
  shelf[name] = [leaf]
  lent = leaf
}

/// Two that nobody knows but each other.
final class Loner {
  private var other: Loner?

  static func make() {
    let (one, two) = (Loner(), Loner())
    one.other = two
    two.other = one
  }
}
