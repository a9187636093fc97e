extension Project {
  /// Whether a call may be one of a function that has its name: it can see it, gives it what it takes, and is made on
  /// something that may have it.
  func mayCall(_ function: FoundFunction, by callee: Path, in code: Code, of owner: ProjectType?) -> Bool {
    guard function.isVisible(from: code) else { return false }
    if let call = code.calls.calls(where: { $0 == callee }).first, !call.fits(function.parameters, in: code) {
      return false
    }
    guard function.kind == .function else { return true }
    switch callee.names.count {
    case 1:
      guard let owner, let type = function.type else { return true }
      return has(owner, functionsOf: type)
    case 2:
      guard let receivers = receivers(of: callee, in: code, of: owner) else { return true }
      guard let type = function.type else { return false }
      return receivers.contains { mayHave($0, functionsOf: type) }
    default: return true
    }
  }

  /// Whether a type can call another's functions without a word of whose they are.
  private func has(_ owner: ProjectType, functionsOf name: String) -> Bool {
    guard let type = type(name), !type.isProtocol, type.kind != .extension else { return true }
    return owner.name == name || owner.name.hasPrefix(name + ".") || owner.ancestors.contains(type.simpleName)
  }

  /// Whether an object of one type may have the functions of another: it is one, or that is an extension of a type which
  /// the project does not declare.
  private func mayHave(_ name: String, functionsOf other: String) -> Bool {
    if name == other || name == other.lastName { return true }
    guard let declared = type(other) else { return true }
    return declared.kind == .extension || declared.ancestors.contains(name)
      || type(name)?.ancestors.contains(declared.simpleName) == true
  }

  /// The types of what a function is called on, as far as the code and the project say: what a local variable is made as,
  /// and the project's types of properties and parameters.
  private func receivers(of callee: Path, in code: Code, of owner: ProjectType?) -> [String]? {
    let name = callee.first
    let local = callee.beginsWithSelf ? nil : code.variables.last { $0.name == name && $0.offset < callee.start }
    if let local {
      if let type = local.type { return declared(type) }
      guard case .call(let made) = local.value, made.names.count == 1, made.last.first?.isUppercase == true else {
        return nil
      }
      return alias(made.last) == nil ? [made.last] : nil
    }
    let function = owner?.functions.first { $0.function.code.isSame(as: code) }?.function
    let parameter = callee.beginsWithSelf ? nil : function?.parameters.first { $0.name == name }
    return (parameter?.type ?? owner?.property(name)?.type).flatMap(declared)
  }

  /// The names in a type if the project declares one of them: others may stand for any type.
  private func declared(_ type: TypeName) -> [String]? {
    let isKnown = !type.isFunction && !type.isCollection && type.names.contains { self.type($0) != nil }
    return isKnown && type.names.allSatisfy { alias($0) == nil } ? type.names : nil
  }
}

extension Call {
  /// Whether what it is given fits some parameters, of which those that are left out may have a default.
  fileprivate func fits(_ parameters: [Parameter], in code: Code) -> Bool {
    var left = parameters[...]
    for argument in arguments {
      // The first trailing closure says no label, and goes to one of the last parameters.
      if argument.label == nil, isTrailing(argument, in: code) {
        if left.isEmpty { return false }
      } else {
        guard let place = left.firstIndex(where: { $0.label == argument.label }) else { return false }
        left = left[(place + 1)...]
      }
    }
    return true
  }

  private func isTrailing(_ argument: Argument, in code: Code) -> Bool {
    guard case .closure(let offset) = argument.value,
      case .argument(_, _, let isTrailing)? = code.closure(at: offset)?.destination
    else { return false }
    return isTrailing
  }
}
