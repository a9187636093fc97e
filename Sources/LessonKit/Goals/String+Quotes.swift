extension String {
  /// The text between double quotes, as goals and commands are written.
  var inQuotes: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}

extension Sequence<String> {
  /// The first few, with `…` for the rest.
  func listed(upTo limit: Int = 6) -> String {
    let all = Array(self)
    let shown = all.prefix(limit).joined(separator: ", ")
    return all.count > limit ? shown + "…" : shown
  }
}
