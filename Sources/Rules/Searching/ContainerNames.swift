/// How dependency containers and what is done with them are called.
enum ContainerNames {
  private static let types: Set<String> = ["Container", "DependencyContainer", "DIContainer", "Resolver"]

  /// Whether a name is that of a container's type, and the project has no other thing of this name.
  static func isContainer(_ name: String, in project: Project) -> Bool {
    types.contains(name) && !project.declares(name)
  }

  /// Whether a type puts the app together, as its name says: `AppDIContainer`, `CompositionRoot`, `FeedBuilder`.
  static func isComposition(_ type: ProjectType, in project: Project) -> Bool {
    // Swinject's assemblies conform to a protocol, whatever they are called.
    if isContainer(type.name, in: project) || type.ancestors.contains("Assembly") { return true }
    let roles: Set<Role> = [.container, .assembly, .composition, .configurator, .dependencyManager]
    if let role = type.role { return roles.contains(role) }
    let core = RoleNames.core(of: type.simpleName)
    return ["Assembler", "Builder", "CompositionRoot", "Container", "Dependencies", "Injector", "Module", "Resolver"]
      .contains(where: core.hasSuffix)
  }

  /// Whether a place stands in what a registration does later, which cannot throw.
  static func isRegistered(at offset: Int, in code: Code) -> Bool {
    code.closures.contains { closure in
      guard closure.range.contains(offset), case .argument(let callee, _, _) = closure.destination else { return false }
      return ["register", "registerForStoryboard", "initCompleted", "storyboardInitCompleted"].contains(callee.last)
    }
  }

  /// Whether a call asks a container for something.
  static func isResolve(_ call: Call, in project: Project) -> Bool {
    guard call.name == "resolve", let asked = call.callee.base.components.last else { return false }
    return isContainer(variable: asked.name, in: project)
  }

  /// Whether a variable is called as containers are. What resolves links or hosts is called after them: `urlResolver`.
  static func isContainer(variable: String, in project: Project) -> Bool {
    let name = variable.lowercased()
    if name.hasSuffix("container") || name.hasSuffix("dependencyresolver") { return true }
    return name == "resolver" && isContainer("Resolver", in: project)
  }
}
