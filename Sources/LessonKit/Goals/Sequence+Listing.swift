extension Sequence<String> {
  /// The first few, with `…` for the rest.
  func listed(upTo limit: Int = 6) -> String {
    let all = Array(self)
    let shown = all.prefix(limit).joined(separator: ", ")
    return all.count > limit ? shown + "…" : shown
  }
}

extension Sequence where Element: Hashable {
  /// Each element once, where it comes first.
  package var withoutRepetition: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
