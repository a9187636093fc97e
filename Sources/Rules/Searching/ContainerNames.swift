/// How dependency containers and what is done with them are called.
enum ContainerNames {
  private static let types: Set<String> = ["Container", "DependencyContainer", "DIContainer", "Resolver"]

  /// Whether a name is that of a container's type, and the project has no other thing of this name.
  static func isContainer(_ name: String, in project: Project) -> Bool {
    types.contains(name) && !project.ui.declared.contains(name)
  }

  /// Whether a call asks a container for something.
  static func isResolve(_ call: Call) -> Bool {
    guard call.name == "resolve", let base = call.callee.base.components.last?.name.lowercased() else { return false }
    return base.hasSuffix("container") || base.hasSuffix("resolver")
  }
}
