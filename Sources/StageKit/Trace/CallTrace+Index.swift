import StageProtocol

extension CallTrace {
  /// The trace with what only the sources tell: the folder of each type, and its role if another of its calls has told
  /// it.
  func completed(by index: SourceIndex) -> CallTrace {
    let roles = Dictionary(calls.compactMap { call in call.role.map { (call.type, $0) } }) { first, _ in first }
    var trace = self
    for place in calls.indices {
      let type = calls[place].type
      trace.calls[place].role = calls[place].role ?? roles[type]
      trace.calls[place].module = index.folder(of: String(type.prefix { $0 != "<" }))
    }
    return trace
  }
}
