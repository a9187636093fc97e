/// A function of the project that a closure may be given to.
struct ClosureTaker {
  let function: FoundFunction
  let parameter: Parameter
  /// The type that declares it, where it is certain that this is called.
  var type: ProjectType?
  /// Whether it is the own function of who calls it.
  var isOfOwner = false

  /// As what the function is given the closure, where its words do not say it.
  var place: String { function.parameters.count > 2 ? " as \(parameter.name)" : "" }
}

extension Project {
  /// The functions and initialisers of a name that take a closure there, each with the parameter that it is given for.
  func takers(of name: String, _ argument: ClosureFates.Argument) -> [ClosureTaker] {
    let takers = functionsTakingFunctions(named: name).compactMap { function in
      parameter(of: function.parameters, argument).map { ClosureTaker(function: function, parameter: $0) }
    }
    // A protocol's requirement has nothing to add when its implementations can be read.
    let implemented = takers.filter(\.function.hasBody)
    return implemented.isEmpty ? takers : implemented
  }

  /// The functions of a type that take a closure there.
  func takers(of argument: ClosureFates.Argument, among type: ProjectType, isOfOwner: Bool) -> [ClosureTaker] {
    type.functions.compactMap { file, function in
      guard function.name == argument.name, function.bodyOffset != nil else { return nil }
      return parameter(of: function.parameters, argument).map {
        ClosureTaker(
          function: FoundFunction(function, of: type.name, in: file), parameter: $0, type: type, isOfOwner: isOfOwner)
      }
    }
  }

  /// The parameter that a closure is given for.
  private func parameter(of parameters: [Parameter], _ argument: ClosureFates.Argument) -> Parameter? {
    let closures = parameters.filter { isFunction($0.type) }
    // The first trailing closure loses its label; those behind it have theirs.
    guard argument.isTrailing, argument.label == nil else { return closures.first { $0.label == argument.label } }
    let open = closures.filter { $0.label.map(argument.labels.contains) != true }
    return open.count == 1 ? open.first : open.last
  }

  /// Whether a function given for the parameter may be kept.
  func keeps(_ parameter: Parameter) -> Bool {
    let type = parameter.type
    return type.takesEscapingFunction || (!type.isFunction && (type.isOptional || type.isEscaping))
  }
}
