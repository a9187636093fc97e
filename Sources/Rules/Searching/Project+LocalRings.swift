extension Project {
  /// Closures by which local objects keep themselves: `child.onClose = { child.remove() }`.
  ///
  /// One may do so by way of the controller of which it is the root.
  func ringsOfLocals(in code: Code, of type: ProjectType, _ file: Int) -> [StrongClosure] {
    code.closures.compactMap { closure in
      guard case .assigned(let path) = closure.destination, !path.beginsWithSelf, path.names.count == 2,
        let variable = code.variables.first(where: { $0.name == path.first }), code.hasOne(path.first),
        variable.offset < closure.offset,
        !code.assignments.contains(where: { closure.range.contains($0.offset) && $0.target.names == path.names }),
        let held = [path.first, code.controller(withRoot: path.first)].compactMap(\.self)
          .first(where: { code.holds($0, in: closure) }),
        let made = ExpressionTypes(project: self, type: type, code: code, parameters: []).type(of: variable)
          .flatMap(self.type), hasIdentity(made), made.keepsFunction(path.last, self)
      else { return nil }
      return StrongClosure(
        kind: .ring, place: place(file, closure.offset),
        words: held == path.first
          ? "a closure of \(held) holds \(held) strongly, kept in its \(path.last)"
          : "a closure of \(path.first) holds \(held) strongly, whose root controller \(path.first) is",
        how: "capture `[weak \(held)]`")
    }
  }
}

extension Code {
  /// Whether a closure holds a local object strongly, by its name.
  fileprivate func holds(_ local: String, in closure: Closure) -> Bool {
    closure.captures[local] ?? .strong == .strong && names(in: closure).contains(local)
      && !closures.contains { $0.range.contains(closure.offset) && $0.captures[local] != nil }
  }

  /// The local controller that is made with another as its root: `UINavigationController(rootViewController: screen)`.
  fileprivate func controller(withRoot root: String) -> String? {
    variables.first { variable in
      guard case .call(let made) = variable.value, made.isInitialiser, made.last.hasSuffix("NavigationController"),
        hasOne(variable.name)
      else { return false }
      return calls.calls { $0.start == made.start && $0.offset == made.offset }.first?.argument("rootViewController")?
        .value.isName(root) == true
    }?.name
  }
}

extension ProjectType {
  /// Whether it stores a function under a name, and does not let go of it once it has called it.
  fileprivate func keepsFunction(_ name: String, _ project: Project) -> Bool {
    guard let property = property(name), !property.isComputed, property.ownership == .strong else { return false }
    return property.type.map(project.isFunction) == true && !usesUp(name)
  }
}
