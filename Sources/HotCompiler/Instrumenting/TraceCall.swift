import StageProtocol

/// The code that reports one call.
struct TraceCall {
  let hasType: Bool
  let site: CallSite
  /// Swift expressions, in the order of the labels.
  var arguments: [String] = []

  /// Whether it is a closure passed to a function, which counts as a call only if another type than its own runs it.
  var isPassedClosure: Bool { site.member.kind == .passedClosure }

  /// The code that begins the call; its value is the call's token.
  var enter: String {
    let site = literal(site.text)
    if isPassedClosure { return "__atelierClosure(\(site))" }
    return "__atelierEnter(\(hasType ? "Self.self" : "nil"), \(site), [\(arguments.joined(separator: ", "))])"
  }

  /// Statements that precede all others of a body.
  var statements: String {
    " let __atelierCall = \(enter); defer { __atelierExit(__atelierCall) };"
  }

  /// The whole of a body that was empty.
  var emptyBody: String { " __atelierExit(\(enter));" }

  private func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case "\t": literal += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7f:
        literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  /// The file that declares these functions to a module, so that no other file needs an import.
  static let declarations = """
    @_silgen_name("atelier_trace_enter")
    nonisolated func __atelierEnter(
      _ type: Any.Type?, _ site: Swift.StaticString, _ arguments: [Any?]
    ) -> Swift.Int

    @_silgen_name("atelier_trace_closure")
    nonisolated func __atelierClosure(_ site: Swift.StaticString) -> Swift.Int

    @_silgen_name("atelier_trace_exit")
    nonisolated func __atelierExit(_ call: Swift.Int)

    @discardableResult
    nonisolated func __atelierResult<Value>(_ call: Swift.Int, _ value: Value) -> Value {
      __atelierExit(call)
      return value
    }

    """
}
