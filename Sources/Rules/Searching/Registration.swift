/// What a call of `register` says of the objects that are made by it.
enum Registration {
  /// The scope that it names, as an argument or in the chain behind it; `nil` for the container's default.
  static func scope(of call: Call, in code: Code) -> String? {
    if let argument = call.argument("scope") { return argument.value.path?.last }
    let chain = code.calls.filter { $0.callee.start == call.callee.start && $0.callee.offset > call.callee.offset }
    let lifetime = chain.first { $0.name == "lifetime" || $0.name == "inObjectScope" }
    return lifetime?.arguments.first?.value.path?.last
  }
}
