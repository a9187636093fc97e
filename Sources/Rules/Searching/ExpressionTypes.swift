/// Finds out the types of names and calls in a function, as far as the project's declarations tell.
struct ExpressionTypes {
  let project: Project
  let type: ProjectType
  let function: Function
  /// How many variables a type is followed through, so that two which are made of each other come to an end.
  var depth = 8

  /// The type that a path leads to; `nil` if somebody else declares what is on the way.
  func type(of path: Path) -> String? {
    var components = path.components[...]
    guard let first = components.popFirst() else { return nil }
    var current = first.name == "self" ? type.name : root(first)
    while let component = components.popFirst() {
      if component.name == "resolve" {
        current = component.metatype
      } else if let owner = current.flatMap(project.type) {
        current = member(component.name, of: owner)
      } else {
        current = nil
      }
    }
    return current
  }

  /// The type of a local variable or parameter.
  func type(ofLocal name: String) -> String? {
    if let variable = function.code.variables.last(where: { $0.name == name }) { return type(of: variable) }
    return function.parameters.first { $0.name == name }?.type.main
  }

  func type(of variable: LocalVariable) -> String? {
    if let type = variable.type { return type.main }
    guard depth > 0, let path = variable.value.path else { return nil }
    return ExpressionTypes(project: project, type: type, function: function, depth: depth - 1).type(of: path)
  }

  private func root(_ component: Path.Component) -> String? {
    if component.name.first?.isUppercase == true { return component.name }
    // A variable that is made of itself, `guard let user = user`, is found where it was first declared.
    let isUnrolled = function.code.variables.contains {
      $0.name == component.name && $0.type == nil && $0.value.path?.first == component.name
    }
    if !isUnrolled, !component.isCall, let local = type(ofLocal: component.name) { return local }
    return member(component.name, of: type)
  }

  private func member(_ name: String, of owner: ProjectType) -> String? {
    for declared in [owner] + owner.ancestors.sorted().compactMap(project.type) {
      if let property = declared.property(name) { return property.typeName }
      if let function = declared.functions.first(where: { $0.function.name == name })?.function {
        return function.result?.main
      }
    }
    return nil
  }
}
