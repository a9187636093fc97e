/// A place in the source that opens a module and hands what came of it on to a function of its own.
///
/// `router.presentModule(byUrn: …) { [weak self] outcome in self?.editNameDidEnd(outcome) }`
struct ModuleOpening: Hashable, Sendable {
  /// The type that opens the module.
  let opener: String
  /// The function in which it does.
  let function: String
  /// What it asks the router for: `presentModule`.
  let verb: String
  /// The function that is called when the module has ended, and by nobody else.
  let handler: String

  /// All of a project that can be counted.
  static func all(in project: Project) -> [ModuleOpening] {
    project.types.flatMap { type in
      type.functions.flatMap { _, function in
        function.code.calls.compactMap { call -> ModuleOpening? in
          guard call.argument("byUrn") != nil || call.argument("rootUrn") != nil, let last = call.arguments.last,
            last.label == nil || last.label == "completion", case .closure(let offset) = last.value,
            let closure = function.code.closure(at: offset), let handler = handler(in: closure, of: function.code),
            type.code.flatMap({ $0.code.calls }).count(where: { $0.name == handler }) == 1
          else { return nil }
          return ModuleOpening(opener: type.name, function: function.name, verb: call.name, handler: handler)
        }
      }
    }
  }

  /// The function of `self` to which a closure does nothing but pass on what it is given.
  private static func handler(in closure: Closure, of code: Code) -> String? {
    let calls = code.calls(in: closure)
    guard calls.count == 1, let call = calls.first, call.callee.beginsWithSelf, call.callee.names.count == 1,
      call.arguments.count == 1, let argument = call.arguments.first, case .path(let path) = argument.value,
      path.components.count == 1, path.first != "self"
    else { return nil }
    return call.name
  }
}
