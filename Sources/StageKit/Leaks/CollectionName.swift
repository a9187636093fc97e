/// The name of the collection that a label leads into: `children` for `children[0]`, `completions` for
/// `completions.keys`.
struct CollectionName {
  let text: Substring

  /// Returns nil for a label that does not lead into a collection.
  init?(of label: String) {
    if label.hasSuffix(".keys") {
      text = label.dropLast(".keys".count)
    } else if label.hasSuffix("]") {
      text = label.prefix { $0 != "[" }
    } else {
      return nil
    }
  }
}
