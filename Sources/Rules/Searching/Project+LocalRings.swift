extension Project {
  /// Closures by which objects that code makes or is given keep themselves: `child.onClose = { child.remove() }`.
  ///
  /// One may do so by way of another that keeps it.
  func ringsOfLocals(in code: Code, of type: ProjectType, _ file: Int) -> [StrongClosure] {
    code.closures.compactMap { closure in
      guard case .assigned(let path) = closure.destination, !path.beginsWithSelf, path.names.count == 2,
        !code.assignments.contains(where: { closure.range.contains($0.offset) && $0.target.names == path.names }),
        let held = [path.first, keeper(of: path.first, in: code)].compactMap(\.self)
          .first(where: { code.holds($0, in: closure) }),
        let made = typeOfLocal(path.first, before: closure, in: code, of: type), hasIdentity(made),
        made.keepsFunction(path.last, self)
      else { return nil }
      return StrongClosure(
        kind: .ring, place: place(file, closure.offset),
        words: held == path.first
          ? "a closure of \(held) holds \(held) strongly, kept in its \(path.last)"
          : "a closure of \(path.first) holds \(held) strongly, which keeps \(path.first)",
        how: "capture `[weak \(held)]`")
    }
      + code.closures.compactMap { subscription(of: $0, in: code, of: type, file) }
  }

  /// The type of a local object, or of a parameter, that a closure may hold.
  private func typeOfLocal(
    _ name: String, before closure: Closure, in code: Code, of type: ProjectType
  ) -> ProjectType? {
    if let variable = code.variables.first(where: { $0.name == name }) {
      guard code.hasOne(name), variable.offset < closure.offset else { return nil }
      return ExpressionTypes(project: self, type: type, code: code, parameters: []).type(of: variable)
        .flatMap(self.type)
    }
    let function = type.functions.first { $0.function.code.isSame(as: code) }?.function
    let parameter = function?.parameters.first { $0.name == name && !$0.type.isCollection }
    return parameter.flatMap { self.type($0.type.main) }
  }

  /// A closure that a stream of a local object is given, which that keeps as long as somebody has the subscription:
  /// `flow.finished.sink { self.remove(flow) }.store(in: &subscriptions)`, be it in the object's own bag.
  private func subscription(
    of closure: Closure, in code: Code, of type: ProjectType, _ file: Int
  ) -> StrongClosure? {
    guard case .argument(let callee, _, _) = closure.destination, EscapeKnowledge.subscribing.contains(callee.last),
      case let local = callee.first, let bag = code.bag(of: callee), !callee.beginsWithSelf,
      code.holds(local, in: closure), StreamLength(project: self, code: code, owner: type).isLong(at: callee),
      let keeper = typeOfLocal(local, before: closure, in: code, of: type), hasIdentity(keeper)
    else { return nil }
    if bag.nameCount == 1 {
      guard type.property(bag.first) != nil, keeper.property(callee.second)?.ownership == .strong,
        !code.isEndedSubscription(callee, by: type), !stays(keeper),
        !(type.isOnScreen && type.hasBesides(local, of: keeper, in: code))
      else { return nil }
      return StrongClosure(
        kind: .kept, place: place(file, closure.offset),
        words: "a closure of \(local) holds \(local) strongly, which \(callee.last) keeps",
        how: "capture `[weak \(local)]`")
    }
    guard bag.nameCount == 2, bag.first == local, !bag.beginsWithSelf, let property = keeper.property(bag.last),
      property.ownership == .strong, !keeper.takes(back: Path(property.name), besides: nil)
    else { return nil }
    return StrongClosure(
      kind: .ring, place: place(file, closure.offset),
      words: "a closure of \(local) holds \(local) strongly, kept in its \(property.name)",
      how: "capture `[weak \(local)]`")
  }
}

extension Code {
  /// Whether a closure holds a local object strongly, by its name.
  fileprivate func holds(_ local: String, in closure: Closure) -> Bool {
    closure.captures[local] ?? .strong == .strong && names(in: closure).contains(local)
      && !closures.contains { $0.range.contains(closure.offset) && $0.captures[local] != nil }
  }
}

extension Project {
  /// The local object that is made with another, and keeps it: `UINavigationController(rootViewController: screen)`,
  /// `UserViewController(model: model)`.
  private func keeper(of local: String, in code: Code) -> String? {
    code.variables.first { variable in
      guard case .call(let made) = variable.value, made.isInitialiser, code.hasOne(variable.name),
        let call = code.calls.calls(where: { $0.start == made.start && $0.offset == made.offset }).first,
        let argument = call.arguments.first(where: { $0.value.isName(local) })
      else { return false }
      return ClosureFates(project: self).stores(argument.label, in: call)
    }?.name
  }
}

extension ProjectType {
  /// Whether it is a screen or a view, with which its bags go.
  fileprivate var isOnScreen: Bool { role == .viewController || role == .view || isView }

  /// Whether a local object is one that somebody else keeps as well: a view model that is given or kept, or a view, which no
  /// list takes out of the screen as it does with cells.
  fileprivate func hasBesides(_ local: String, of kind: ProjectType, in code: Code) -> Bool {
    if kind.role == .viewModel { return isGivenOrKept(local, in: code) }
    return kind.isView && code.hasOne(local) && code.maker(of: local) == nil && !kind.simpleName.hasSuffix("Cell")
      && !kind.ancestors.contains { $0.hasSuffix("ViewCell") }
  }

  /// Whether a local name is that of a parameter, or of what a property has: others keep that as well.
  fileprivate func isGivenOrKept(_ local: String, in code: Code) -> Bool {
    if isGiven(local, in: code) { return true }
    let value = code.variables.last { $0.name == local }?.value.path
    return value.map { $0.nameCount == 1 && property($0.last) != nil } ?? false
  }

  /// Whether it stores a function under a name, and does not let go of it once it has called it.
  fileprivate func keepsFunction(_ name: String, _ project: Project) -> Bool {
    guard let property = property(name), !property.isComputed, property.ownership == .strong else { return false }
    let isLetGo = code.contains { _, code in
      code.assignments.contains { $0.target.isNamed(name) && $0.value == .other }
    }
    return property.type.map(project.isFunction) == true && !usesUp(name) && !isLetGo
  }
}
