extension Project {
  /// The methods of a type that a function of it hands out: one that is named is a closure that holds its object.
  func handedOutMethods(of type: ProjectType, in function: Function, _ file: Int) -> [StrongClosure] {
    guard !function.isStatic else { return [] }
    return assignedMethods(of: type, in: function, file) + methodsOfWeak(of: type, in: function, file)
      + givenMethods(of: type, in: function.code, function.parameters, file)
  }

  /// The methods of a type that the first value of a property hands out: `lazy var source = Source(cellProvider: cell)`.
  func handedOutMethods(of type: ProjectType, by property: Property, _ file: Int) -> [StrongClosure] {
    guard !property.isStatic, property.isLazy || property.value.path != nil else { return [] }
    let made: Path? = if case .call(let path) = property.value { path } else { nil }
    return givenMethods(of: type, in: property.code, [], file, making: made)
  }

  /// `viewModel.onClose = close`, `onClose = close`
  private func assignedMethods(of type: ProjectType, in function: Function, _ file: Int) -> [StrongClosure] {
    function.code.assignments(where: \.value.mayNameMember).compactMap { assignment in
      let target = assignment.target
      guard target != .returned, target.last != "[]",
        let method = method(of: type, meantBy: assignment.value, in: function.code, function.parameters)
      else { return nil }
      let property = type.property(target.first).flatMap { $0.ownership == .strong && !$0.isComputed ? $0 : nil }
      if target.nameCount > 1,
        type.stops(target.first, besides: function.code) || type.takes(back: target, besides: function.code)
      {
        return nil
      }
      let isGone =
        function.code.isUsedHereOnly(target.first)
        || ClosureFates(project: self).isOtherScreen(target, in: function.code, of: type)
      if target.nameCount == 2, !target.beginsWithSelf, isGone { return nil }
      // `popup.onClose = close`, which lets go of the popup
      if target.nameCount == 2, property != nil,
        type.lets(go: target.first, of: method.code) || type.lets(go: target.first, byWhatEndsIn: function.code)
      {
        return nil
      }
      if target.nameCount == 1 {
        guard let property, property.type.map(isFunction) == true, !type.usesUp(property.name),
          target.beginsWithSelf || !function.code.declares(property.name, function.parameters)
        else { return nil }
      } else {
        let fates = ClosureFates(project: self)
        guard
          property != nil || fates.staysAsLong(target, in: function.code, of: type) && !fates.isKeptByScreens(type),
          method.isSaidToBeOwn || EscapeKnowledge.isCallback(target.last)
            || takesFunction(target, in: function, of: type)
        else { return nil }
      }
      return StrongClosure(
        kind: property == nil ? .kept : .ring, place: place(file, method.offset),
        words: "\(target.last) keeps \(type.name).\(method.name), and a method holds self strongly", how: method.how
      )
    }
  }

  /// `onTap = delegate?.close`, by which a type holds strongly what it has weakly.
  private func methodsOfWeak(of type: ProjectType, in function: Function, _ file: Int) -> [StrongClosure] {
    function.code.assignments { $0.value.path?.nameCount == 2 && $0.target.nameCount == 1 }.compactMap { assignment in
      let target = assignment.target
      guard target != .returned, case .path(let path) = assignment.value, !function.code.hides(path),
        let keeper = type.property(target.first), keeper.ownership == .strong, !keeper.isComputed,
        keeper.type.map(isFunction) == true, !type.usesUp(keeper.name),
        target.beginsWithSelf || !function.code.declares(keeper.name, function.parameters),
        let weak = type.property(path.first), weak.ownership != .strong,
        let held = weak.typeName.flatMap(self.type), held.property(path.last) == nil, held.method(path.last) != nil
      else { return nil }
      return StrongClosure(
        kind: .kept, place: place(file, path.offset),
        words: "\(target.last) keeps \(weak.name).\(path.last), and a method holds its object strongly",
        how: "write a closure that captures `[weak \(weak.name)]` and calls \(path.last)")
    }
  }

  /// Whether a path is seen to lead to a property that has a function.
  private func takesFunction(_ path: Path, in function: Function, of type: ProjectType) -> Bool {
    let types = ExpressionTypes(project: self, type: type, function: function)
    let keepers = types.names(of: path.base).compactMap(self.type)
    return (keepers + keepers.flatMap { $0.ancestors.sorted().compactMap(self.type) })
      .compactMap { $0.property(path.last)?.type }.contains(where: isFunction)
  }

  /// `keep.run(close)`, `child = Child(onClose: close)`
  ///
  /// - Parameter own: what the type is known to keep the result of.
  private func givenMethods(
    of type: ProjectType, in code: Code, _ parameters: [Parameter], _ file: Int, making own: Path? = nil
  ) -> [StrongClosure] {
    var found: [StrongClosure] = []
    for call in code.calls.calls(givenAny: \.value.mayNameMember) {
      for argument in call.arguments {
        guard let method = method(of: type, meantBy: argument.value, in: code, parameters) else { continue }
        // What takes objects as well as functions may mean a pattern's constant by the name.
        let takesObjects =
          EscapeKnowledge.keeping.contains(call.name) && !EscapeKnowledge.subscribing.contains(call.name)
          || EscapeKnowledge.collecting.contains(call.name)
        let isForFunction = argument.label == "cellProvider" || argument.label == "using"
        guard method.isSaidToBeOwn || !takesObjects || isForFunction else { continue }
        let destination = Closure.Destination.argument(of: call.callee, label: argument.label, isTrailing: false)
        let life = ClosureFates(project: self).life(
          at: destination, doing: (method.code, 0..<Int.max), in: code, of: type)
        let keeper: String
        var kind = StrongClosure.Kind.ring
        switch life {
        case .keptByItself(let words): keeper = words
        case .kept(let words) where call.callee.start == own?.start: keeper = words
        case .kept(let words) where type.property(call.callee.first)?.attributes.contains("IBOutlet") == true:
          (kind, keeper) = (.kept, words)
        case .kept(let words)
        where EscapeKnowledge.listening.contains(call.name) || EscapeKnowledge.isRepeated(call.name):
          (kind, keeper) = (.kept, words)
        // Who is given a method most often calls it soon.
        default: continue
        }
        found.append(
          StrongClosure(
            kind: kind, place: place(file, method.offset),
            words: "\(type.name).\(method.name) holds self strongly, as methods do, \(keeper)", how: method.how))
      }
    }
    return found
  }
}

/// A method that is named where a closure might stand.
private struct NamedMethod {
  let name: String
  let offset: Int
  /// Whether `self.` stands in front of it.
  let isSaidToBeOwn: Bool
  let code: Code

  var how: String { "write a closure that captures `[weak self]` and calls \(name)" }
}

extension Value {
  /// Whether it is a name by itself or behind `self`, which may be that of a method.
  fileprivate var mayNameMember: Bool {
    if case .path(let path) = self { path.nameCount == 1 } else { false }
  }
}

extension Project {
  /// The method of a type, or of a protocol's extension for it, that a value in some code names.
  private func method(
    of type: ProjectType, meantBy value: Value, in code: Code, _ parameters: [Parameter]
  ) -> NamedMethod? {
    // Most names are those of parameters and local variables.
    guard case .path(let path) = value, path.nameCount == 1,
      path.beginsWithSelf || !code.declares(path.last, parameters), type.property(path.last) == nil,
      // A closure's own parameters may have the name, but for one that is called where it stands.
      path.beginsWithSelf
        || !code.closures.contains(where: { $0.destination != .calledAtOnce && $0.range.contains(path.offset) }),
      let method = type.method(path.last)
        ?? type.ancestors.sorted().lazy.compactMap(self.type).filter(\.isProtocol).compactMap({ $0.method(path.last) })
        .first(where: { $0.bodyOffset != nil })
    else { return nil }
    return NamedMethod(
      name: path.last, offset: path.offset, isSaidToBeOwn: path.beginsWithSelf, code: method.code)
  }
}

extension ProjectType {
  fileprivate func method(_ name: String) -> Function? {
    functions.first { _, function in
      function.kind == .function && !function.isStatic && function.name == name && !function.isNamedAfterSender
    }?.function
  }
}

extension Function {
  /// Whether it is a delegate's: of `tableView(_:numberOfRowsInSection:)` and `self.tableView`, the second is the inherited
  /// table.
  fileprivate var isNamedAfterSender: Bool {
    guard let sender = parameters.first else { return false }
    return sender.name == name
      || (sender.label == nil && parameters.count > 1 && sender.type.main.lowercased().hasSuffix(name.lowercased()))
  }
}

extension Code {
  /// Whether a name is that of a parameter or a local variable.
  fileprivate func declares(_ name: String, _ parameters: [Parameter]) -> Bool {
    parameters.contains { $0.name == name } || variables.contains { $0.name == name }
  }
}
