extension Project {
  /// Whether a call may be one of a function that has its name: it can see it, gives it what it takes, and is made on
  /// something that may have it.
  func mayCall(_ function: FoundFunction, by callee: Path, in code: Code, of owner: ProjectType?) -> Bool {
    guard function.isVisible(from: code) else { return false }
    if let call = code.calls.calls(where: { $0 == callee }).first, !call.fits(function.parameters, in: code) {
      return false
    }
    guard function.kind == .function else { return true }
    if callee.names.count == 1 {
      guard let owner, let type = function.type else { return true }
      return has(owner, functionsOf: type)
    }
    guard let type = function.type else { return false }
    // A type's own function may have the name of its objects'.
    let isCalledOnType =
      callee.nameCount == 2 && callee.first.beginsWithCapital && callee.components.first?.isCall == false
      && self.type(callee.first) != nil
    if isCalledOnType != function.isStatic, isCalledOnType || !callee.base.last.beginsWithCapital { return false }
    // Who a stream's step belongs to is seldom written, but what ends in a bag is a stream.
    if self.type(type)?.kind == .extension, ClosureFates(project: self).isSubscription(callee, in: code, of: owner) {
      return true
    }
    return receivers(of: callee, in: code, of: owner).contains { mayHave($0, functionsOf: type) }
  }

  /// Whether a type can call another's functions without a word of whose they are.
  private func has(_ owner: ProjectType, functionsOf name: String) -> Bool {
    owner.name == name || owner.name.hasPrefix(name + ".") || mayHave(owner.simpleName, functionsOf: name)
  }

  /// Whether an object of one type has the functions of another: it is one, or the other is a part of what the system's
  /// interface inherits from.
  private func mayHave(_ name: String, functionsOf other: String) -> Bool {
    if name == other || name == other.lastName { return true }
    guard let declared = type(other) else { return false }
    let ancestors = type(name)?.ancestors ?? []
    if declared.ancestors.contains(name) || ancestors.contains(declared.simpleName) { return true }
    return declared.kind == .extension && UIVocabulary.isBase(other)
      && ancestors.union([name]).contains(where: UIVocabulary.isClass)
  }

  /// The types of what a function is called on, as far as the code and the project say; none where nobody says it, since a
  /// library's function may have the same name.
  private func receivers(of callee: Path, in code: Code, of owner: ProjectType?) -> [String] {
    let parameters = owner?.functions.first { $0.function.code.isSame(as: code) }?.function.parameters ?? []
    let types = ExpressionTypes(project: self, type: owner, code: code, parameters: parameters)
    if callee.nameCount == 2, let owner, owner.inheritsView(callee.first), !code.hides(callee) {
      return [UIVocabulary.inheritedViews[callee.first]].compactMap(\.self)
    }
    return types.names(of: callee.base)
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
