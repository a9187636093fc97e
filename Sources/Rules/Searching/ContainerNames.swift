/// How dependency containers and what is done with them are called.
enum ContainerNames {
  private static let types: Set<String> = ["Container", "DependencyContainer", "DIContainer", "Resolver"]

  /// Whether a name is that of a container's type, and the project has no other thing of this name.
  static func isContainer(_ name: String, in project: Project) -> Bool {
    types.contains(name) && !project.ui.declared.contains(name)
  }

  /// Whether a call asks a container for something.
  static func isResolve(_ call: Call) -> Bool {
    call.name == "resolve" && call.callee.base.components.last.map { isContainer($0.name) } ?? false
  }

  /// Whether a variable is called as containers are.
  static func isContainer(_ variable: String) -> Bool {
    let name = variable.lowercased()
    return name.hasSuffix("container") || name.hasSuffix("resolver")
  }
}
