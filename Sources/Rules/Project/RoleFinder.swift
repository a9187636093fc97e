/// Finds out what types are for.
struct RoleFinder {
  let index: TypeQuestions
  let names: RoleNames

  /// What a superclass says counts for view controllers, the name for the others, and a protocol's role where the
  /// name says nothing. Doubles of tests have no role.
  ///
  /// - Parameter ancestors: what the type inherits and conforms to.
  func role(of name: String, ancestors: [String]) -> (role: Role, ground: String)? {
    let simpleName = name.lastName
    let parts = index.parts(of: name)
    let isProtocol = parts.first?.kind == .protocol
    // A preview shows parts, and is none.
    let outer = name.lastIndex(of: ".").map { index.ancestors(of: String(name[..<$0])) } ?? []
    if RoleNames.isDouble(simpleName) || ancestors.contains("PreviewProvider") || outer.contains("PreviewProvider") {
      return nil
    }
    if parts.contains(where: \.isEntry) {
      return (.appDelegate, "the app begins with it")
    }
    let named = names.role(ofName: simpleName)
    // Many flow controllers are containers, and more than that.
    if named == .flowController {
      // One that hosts a view of SwiftUI is the screen of it.
      let host = ancestors.filter { $0.hasSuffix("HostingController") }.min()
      return host.map { (.viewController, "it inherits from \($0)") } ?? (.flowController, "its name says so")
    }
    if !isProtocol, isViewController(simpleName, ancestors) {
      let ancestor = ancestors.filter(UIVocabulary.isViewController).min()
      return (.viewController, ancestor.map { "it inherits from \($0)" } ?? "its name says so")
    }
    if let ancestor = ancestors.filter({ names.role(ofAncestor: $0) != nil }).min(),
      let role = names.role(ofAncestor: ancestor), isKept(role, isProtocol)
    {
      return (role, "it inherits from \(ancestor)")
    }
    // `LoginViewVM` that conforms to SwiftUI's `View`
    if named == .viewModel, isKind(.struct, name), ancestors.contains("View"), !index.declares("View") {
      return (.view, "it conforms to View")
    }
    // An enum of segues or a delegate protocol is what its own name says, not what its outer type is.
    if let role = named {
      return confirmed(role, name: name, ancestors: ancestors).map { ($0, "its name says so") }
    }
    // A view or a presentation controller of the system is that, whatever protocols it conforms to.
    guard !isProtocol, !ancestors.contains(where: UIVocabulary.isClass), !Self.values.contains(name) else { return nil }
    // As it is written: screens call their reactors so, each in itself.
    let written = parts.flatMap(\.inherited).map(\.main)
    if let library = written.first(where: { Self.libraries[$0] != nil && !index.declares($0) }) {
      return Self.libraries[library].map { ($0, "it conforms to \(library)") }
    }
    let parents = index.parents(of: name).filter { !RoleNames.isForeign($0) }
    // `HasUsersVM` says what somebody has.
    let telling = parents.filter { !$0.hasSuffix("VM") }
    let worn = telling.compactMap { parent in names.role(ofName: parent).map { (role: $0, parent: parent) } }
      .filter { !Self.worn.contains($0.role) }
    guard let first = worn.first, worn.allSatisfy({ $0.role == first.role }) else { return nil }
    // The addresses of a network conform to a router of a network.
    if first.role == .router, isKind(.enum, name) { return nil }
    // Who presents something for others, as a protocol of theirs wants, is what its own name says.
    if first.role == .presenter, !simpleName.lowercased().contains("present") { return nil }
    return (first.role, "it \(isKind(.class, first.parent) ? "inherits from" : "conforms to") \(first.parent)")
  }

  private func isViewController(_ name: String, _ ancestors: [String]) -> Bool {
    UIVocabulary.isViewController(name) || ancestors.contains(where: UIVocabulary.isViewController)
      || (name.hasSuffix("ViewController") && !index.declares(name))
  }

  /// A module's view controller conforms to routes and inputs without being one.
  private func isKept(_ role: Role, _ isProtocol: Bool) -> Bool {
    switch role {
    case .routes, .moduleInput: isProtocol
    default: true
    }
  }

  /// Some names say a role only together with something else: a managed object context is not a context of use cases.
  private func confirmed(_ role: Role, name: String, ancestors: [String]) -> Role? {
    switch role {
    case .context:
      ancestors.contains { [.holder, .useCase].contains(names.role(ofName: $0)) } ? role : nil
    case .coordinator: isRepresented(name) || movesData(name, ancestors) ? nil : role
    case .interactor: ancestors.contains("UIPercentDrivenInteractiveTransition") ? nil : role
    case .presenter:
      ancestors.contains { $0.hasSuffix("Representable") || $0 == "UIViewControllerAnimatedTransitioning" }
        || (RoleNames.showsOnly(name) || showsItself(name, ancestors)) && !isModulePart(name) ? nil : role
    // A value that nothing draws is what somebody else shows: `NewsForView`.
    case .view: isKind(.struct, name) && ancestors.isEmpty ? nil : role
    // One that is only called so, and inherits from NSObject, is not a screen.
    case .viewController: ancestors.contains("NSObject") ? nil : role
    // An enum lists addresses of a network, or of screens, and leads to none by itself.
    case .router: !ancestors.contains(where: Self.endpoints.contains) && !isKind(.enum, name) ? role : nil
    default: role
    }
  }

  private func isKind(_ kind: TypeDeclaration.Kind, _ name: String) -> Bool {
    index.parts(of: name).first?.kind == kind
  }

  /// SwiftUI's own coordinators speak for a view of UIKit or AppKit, and lead nowhere.
  private func isRepresented(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else {
      return name != "Coordinator" && index.isMadeCoordinator(name)
    }
    return index.ancestors(of: String(name[..<dot])).contains { $0.hasSuffix("Representable") }
  }

  /// Whether a coordinator is one of data, as its name says, or of a web view, and nothing gainsays: it has nothing to
  /// move screens with.
  private func movesData(_ name: String, _ ancestors: [String]) -> Bool {
    let servesWebView = ancestors.contains { $0.hasPrefix("WK") }
    guard RoleNames.namesData(name) || servesWebView, !ancestors.contains(where: isFlow) else { return false }
    return !index.parts(of: name).flatMap(\.parts).contains { isFlow($0.name) || isShown($0.name) }
  }

  /// Whether a type leads through screens, or is one.
  private func isFlow(_ type: String) -> Bool {
    let flows: Set<Role> = [.coordinator, .flowController, .router, .viewController]
    return !RoleNames.namesData(type) && names.role(ofName: type).map(flows.contains) ?? false
  }

  /// Whether a class has views of its own to show, or any view controller to show something from, and no protocol stands
  /// for it: it is a helper that presents.
  private func showsItself(_ name: String, _ ancestors: [String]) -> Bool {
    guard !isKind(.protocol, name) else { return false }
    let parts = index.parts(of: name).flatMap(\.parts)
    // Who has the window shows all screens.
    if parts.contains(where: { $0.name == "UIWindow" }) { return true }
    if ancestors.contains(where: { names.role(ofName: $0) != nil }) { return false }
    let shown = parts.reduce(0) { $1.strong > 0 && isShown($1.name) ? $0 + $1.strong : $0 }
    // A module's presenter knows its view by a type of the module.
    let isAnywhere = parts.contains { $0.isWeak && $0.name == "UIViewController" }
    return shown > 1 || isAnywhere || index.parts(of: name).contains { $0.showsByItself }
  }

  private func isShown(_ type: String) -> Bool {
    (UIFramework.isUIKit(type) && !UIFramework.isLook(type))
      || index.ancestors(of: type).contains(where: UIVocabulary.isClass)
  }

  /// An `AlertPresenter` that has an interactor, a router or a coordinator is the presenter of a screen of that name.
  private func isModulePart(_ name: String) -> Bool {
    let collaborators: Set<Role> = [.coordinator, .interactor, .router, .viewInput]
    let parts = index.parts(of: name).flatMap(\.parts)
    return parts.compactMap { names.role(ofName: $0.name) }.contains(where: collaborators.contains)
  }

  /// Protocols of libraries for parts that have another name there: ReactorKit's and RxFlow's.
  private static let libraries: [String: Role] = ["Flow": .coordinator, "Reactor": .viewModel]

  /// What conforms to something for the sake of what is in it.
  private static let values: Set<String> = ["Array", "Dictionary", "Optional", "Result", "Set", "String"]

  /// What routers of a network conform to, which know addresses and no screens.
  private static let endpoints: Set<String> = ["EndpointType", "TargetType", "URLConvertible", "URLRequestConvertible"]

  /// Roles of protocols that types of another role conform to.
  private static let worn: Set<Role> = [.holder, .useCase, .viewInput, .viewOutput, .routes, .moduleInput, .view]
}
