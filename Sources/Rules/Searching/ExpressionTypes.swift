/// Finds out the types of names and calls in some code, as far as the project's declarations tell.
struct ExpressionTypes {
  let project: Project
  /// The type in whose code they are; `nil` for a free function.
  let type: ProjectType?
  let code: Code
  /// Those of the function whose code it is.
  let parameters: [Parameter]
  /// How many variables a type is followed through, so that two which are made of each other come to an end.
  private let depth: Int

  init(project: Project, type: ProjectType?, code: Code, parameters: [Parameter], depth: Int = 8) {
    self.project = project
    self.type = type
    self.code = code
    self.parameters = parameters
    self.depth = depth
  }

  init(project: Project, type: ProjectType, function: Function) {
    self.init(project: project, type: type, code: function.code, parameters: function.parameters)
  }

  /// The type that a path leads to; `nil` if somebody else declares what is on the way.
  func type(of path: Path) -> String? { names(of: path).first }

  /// The names of the type that a path leads to, of which a composition of protocols has several; none if somebody else
  /// declares what is on the way.
  func names(of path: Path) -> [String] {
    var components = path.components[...]
    guard let first = components.popFirst() else { return [] }
    var current = first.name == "self" || first.name == "super" ? type.map { [$0.name] } ?? [] : root(first)
    while let component = components.popFirst() {
      if component.name == "init" { continue }
      if component.name == "resolve" {
        current = component.metatype.map { [$0] } ?? []
      } else {
        current =
          current.lazy.compactMap(project.type).map { member(component.name, of: $0) }.first { !$0.isEmpty } ?? []
      }
    }
    return current
  }

  /// The type of a local variable or parameter.
  func type(ofLocal name: String) -> String? { names(ofLocal: name).first }

  func type(of variable: LocalVariable) -> String? { names(of: variable).first }

  private func names(ofLocal name: String) -> [String] {
    if let variable = code.variables.last(where: { $0.name == name }) { return names(of: variable) }
    return parameters.first { $0.name == name }.map { names(in: $0.type) } ?? []
  }

  private func names(of variable: LocalVariable) -> [String] {
    if let type = variable.type { return names(in: type) }
    guard depth > 0, let path = variable.value.path else { return [] }
    return ExpressionTypes(project: project, type: type, code: code, parameters: parameters, depth: depth - 1)
      .names(of: path)
  }

  private func root(_ component: Path.Component) -> [String] {
    if component.name.first?.isUppercase == true { return [component.name] }
    // A variable that is made of itself, `guard let user = user`, is found where it was first declared.
    let isUnrolled = code.variables.contains {
      $0.name == component.name && $0.type == nil && $0.value.path?.first == component.name
    }
    if !isUnrolled, !component.isCall {
      let local = names(ofLocal: component.name)
      if !local.isEmpty { return local }
    }
    return type.map { member(component.name, of: $0) } ?? []
  }

  private func member(_ name: String, of owner: ProjectType) -> [String] {
    for declared in [owner] + owner.ancestors.sorted().compactMap(project.type) {
      if let property = declared.property(name) {
        if let type = property.type { return names(in: type) }
        guard depth > 0, let path = property.value.path else { return [] }
        let types = ExpressionTypes(
          project: project, type: declared, code: property.code, parameters: [], depth: depth - 1)
        return types.names(of: path)
      }
      if let function = declared.functions.first(where: { $0.function.name == name })?.function {
        // `Screen.fromStoryboard()` of a protocol's extension makes a screen of the type that is asked.
        return function.result.map { $0.main == "Self" ? [owner.simpleName] : names(in: $0) } ?? []
      }
    }
    return []
  }

  /// The names that the members of a type may be those of: what stands in angle brackets is not the type itself.
  private func names(in type: TypeName) -> [String] {
    if let alias = project.alias(type.main), project.type(type.main)?.name != type.main { return [alias.main] }
    return project.type(type.main)?.isProtocol == true ? type.names : [type.main]
  }
}
