extension SourceDifference.File: Encodable {
  private enum Key: String, CodingKey {
    case path, oldPath, state, added, removed, hunks
  }

  /// `added`, `removed`, `moved` or `changed`.
  private var state: String {
    if isNew { return "added" }
    if isGone { return "removed" }
    return oldPath == nil ? "changed" : "moved"
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(path, forKey: .path)
    try container.encodeIfPresent(oldPath, forKey: .oldPath)
    try container.encode(state, forKey: .state)
    try container.encode(difference.addedCount, forKey: .added)
    try container.encode(difference.removedCount, forKey: .removed)
    try container.encode(difference.hunks, forKey: .hunks)
  }
}

extension LineDifference.Line: Encodable {
  private enum Key: String, CodingKey {
    case kind, line, text
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    let word =
      switch kind {
      case .same: "same"
      case .removed: "removed"
      case .added: "added"
      }
    try container.encode(word, forKey: .kind)
    try container.encode(number, forKey: .line)
    try container.encode(String(text), forKey: .text)
  }
}
