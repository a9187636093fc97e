import StageProtocol

extension CallTrace {
  /// The trace with what only the sources tell: the folder of each type, and its role if another of its calls has told
  /// it.
  func completed(by index: SourceIndex) -> CallTrace {
    let roles = Dictionary(calls.compactMap { call in call.role.map { (call.type, $0) } }) { first, _ in first }
    let calls = calls.map { call in
      let name = String(call.type.prefix { $0 != "<" })
      return Call(
        depth: call.depth, type: call.type, member: call.member, arguments: call.arguments,
        declaredIn: call.declaredIn, role: call.role ?? roles[call.type], module: index.folder(of: name),
        file: call.file, line: call.line, later: call.later, cause: call.cause, order: call.order,
        data: call.data)
    }
    return CallTrace(event: event, calls: calls, omitted: omitted, made: made, gone: gone)
  }
}
