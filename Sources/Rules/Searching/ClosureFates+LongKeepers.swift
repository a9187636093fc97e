extension ClosureFates {
  /// Whether something says that who keeps a closure stays as long as who made it: that is a part of a screen, and the
  /// keeper another, or its source of cells, or stays as long as the app, or is what a coordinator leads through.
  ///
  /// What a function makes, or is given, may as well be gone when its work is done, and who belongs to no screen may stay
  /// longer than any.
  func staysAsLong(_ path: Path, in code: Code, of owner: ProjectType?) -> Bool {
    guard let owner, owner.role != .coordinator, owner.role != .flowController else { return true }
    if path.first == "super" { return true }
    guard !staysItself(owner) else { return false }
    let parameters = owner.functions.first { $0.function.code.isSame(as: code) }?.function.parameters ?? []
    let isLocal =
      code.variables.contains { $0.name == path.first } || parameters.contains { $0.name == path.first }
    // A popup goes when it has an answer.
    let made = code.variables.last { $0.name == path.first }?.value.path
    if isLocal, let made, project.type(made.madeType)?.removesItself == true,
      !code.assignments.contains(where: { $0.value.isName(path.first) })
    {
      return false
    }
    // What is not local belongs to the object, to a superclass or to everybody.
    guard isLocal, !code.keeps(path.first) else { return true }
    // Who asks for a data source keeps it. A cell that is handed out is the list's, which this object has.
    if path.first.lowercased().hasSuffix("datasource"), code.isHandedOut(path.first) { return false }
    if path.names.dropLast().contains(where: Self.isPart) { return true }
    let types = ExpressionTypes(project: project, type: owner, code: code, parameters: parameters)
    return types.names(of: path.base).contains(where: isPart(type:))
  }

  /// Whether a function that keeps a closure says that it calls that again and again, or belongs to a part of a screen.
  func isRepeated(by taker: ClosureTaker) -> Bool {
    EscapeKnowledge.isRepeated(taker.function.name) || EscapeKnowledge.isRepeated(taker.parameter.name)
      || taker.function.type.map { isPart(type: $0) && !isPopup(shownBy: taker, of: $0) } == true
  }

  /// Whether a type's own function, `AlertView.show(in: view) { … }`, shows an object that takes itself off the screen.
  private func isPopup(shownBy taker: ClosureTaker, of type: String) -> Bool {
    let code = taker.function.code(in: project)
    return taker.function.isStatic && project.type(type)?.removesItself == true
      // `view.onConfirm = { confirm(view) }` stays for good.
      && !code.closures.contains { closure in
        guard case .assigned(let path) = closure.destination else { return false }
        return path.nameCount > 1 && code.names(in: closure).contains(path.first)
      }
  }

  private func isPart(type name: String) -> Bool {
    if UIVocabulary.isView(name) { return true }
    guard let type = project.type(name) else { return Self.isPart(name) }
    // `enum AlertView` has functions that show alerts, and is not a view.
    return type.role == .view || type.isView || Self.isPart(name) && !type.ancestors.isEmpty
  }

  /// Whether a name is that of something that stands on a screen, or has what a list shows.
  private static func isPart(_ name: String) -> Bool {
    let name = name.lowercased()
    return parts.contains(where: name.hasSuffix)
  }

  private static let parts = [
    "bar", "btn", "button", "cell", "control", "datasource", "field", "footer", "header", "label", "node",
    "slider", "stack", "switch", "view",
  ]
}
