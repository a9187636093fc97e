extension ClosureFates {
  /// Whether a path begins with something that the type holds strongly, or with itself, and leads on through nothing that
  /// is known to be held weakly.
  func isOwn(_ path: Path, of owner: ProjectType?) -> Bool {
    guard let owner else { return false }
    guard let property = owner.property(path.first) else { return path.beginsWithSelf && path.names.count == 1 }
    var holder = property.typeName.flatMap(project.type)
    for name in path.names.dropFirst().dropLast() {
      guard let next = holder?.property(name) else { break }
      if next.ownership != .strong { return false }
      holder = next.typeName.flatMap(project.type)
    }
    return property.ownership == .strong && !property.isComputed
  }

  /// The property of the type that keeps what a call makes: `child = Child(…)`, `children.append(Child(…))`,
  /// `addChild(Child(…))` where that function keeps it, and each of them by way of a local constant or of an object that
  /// is made with it, `child = Child(actions: Actions(…))`.
  ///
  /// - Parameter steps: how many objects that are made with each other are followed.
  func keeper(ofMadeBy callee: Path, in code: Code, of owner: ProjectType?, steps: Int = 3) -> Path? {
    guard let owner else { return nil }
    func isMade(_ value: Value) -> Bool {
      if case .call(let path) = value { return path.start == callee.start && path.offset == callee.offset }
      return false
    }
    if let keeper = keeper(of: isMade, in: code, owner, steps: steps) { return keeper }
    // `lazy var button = Button { self.close() }`
    let first = owner.storedProperties.first { $0.property.code.isSame(as: code) }?.property
    if let first, first.ownership == .strong, !first.isStatic {
      // `lazy var adapter = { … return Adapter { self.show() } }()`
      let values = [first.value] + (first.isLazy ? code.assignments { $0.target == .returned }.map(\.value) : [])
      let local = code.variables.first { isMade($0.value) }?.name
      // `lazy var rows = [Row { self.open() }]`
      let isInList =
        first.isLazy && (first.value == .other || first.type?.isCollection == true)
        && code.calls.calls { $0 == callee }.contains(where: \.isArrayElement)
      if isInList || values.contains(where: { isMade($0) || local.map($0.isName) == true }) { return Path(first.name) }
    }
    if let place = code.place(ofListWith: callee) {
      return keeper(ofListAt: place, in: code, of: owner, steps: steps)
    }
    guard let local = code.variables.first(where: { isMade($0.value) })?.name, code.hasOne(local) else { return nil }
    return keeper(of: { $0.isName(local) }, in: code, owner, steps: steps)
  }

  /// The property that keeps a list: `rows = [Row { self.open() }]`, `table.show([Row { self.open() }])`.
  private func keeper(ofListAt place: Code.ListPlace, in code: Code, of owner: ProjectType, steps: Int) -> Path? {
    switch place {
    case .assigned(let target):
      owner.empties(target, besides: code) ? nil : keeper(assigning: target, in: code, owner)
    case .variable(let name): code.hasOne(name) ? keeper(of: { $0.isName(name) }, in: code, owner, steps: steps) : nil
    case .argument(let argument, let call): keeper(giving: argument, to: call, in: code, owner, steps: steps)
    }
  }

  /// The property of the type that keeps what is made with a local value: `model = Model(row: row)`.
  func keeper(ofLocal name: String, in code: Code, of owner: ProjectType?) -> Path? {
    guard let owner, code.hasOne(name) else { return nil }
    return keeper(of: { $0.isName(name) }, in: code, owner, isFollowed: false, steps: 3)
  }

  /// The property that keeps an action which a call makes: `lazy var save = UIAction { … }`, `lazy var save: UIAction = .init { … }`.
  func keeper(ofAction callee: Path, in code: Code, of owner: ProjectType?) -> String? {
    let made = code.nameOfType(madeBy: callee, for: owner) ?? callee.madeType
    guard made == "UIAction", let owner,
      let keeper = keeper(ofMadeBy: callee, in: code, of: owner) ?? list(ofMadeBy: callee, in: code, of: owner),
      keeper.nameCount == 1,
      owner.property(keeper.first) != nil, !owner.lets(go: keeper.first, besides: code)
    else { return nil }
    return keeper.first
  }

  /// The property whose first value is a list with what a call makes: `lazy var actions = [UIAction { … }]`.
  private func list(ofMadeBy callee: Path, in code: Code, of owner: ProjectType) -> Path? {
    guard let list = owner.storedProperties.first(where: { $0.property.code.isSame(as: code) })?.property,
      list.ownership == .strong, !list.isStatic, list.value == .other,
      code.calls.calls(where: { $0 == callee }).contains(where: \.isArrayElement)
    else { return nil }
    return Path(list.name)
  }

  /// Whether what a call makes keeps what it is given under a label.
  func stores(_ label: String?, in call: Call) -> Bool {
    guard let label, call.callee.isInitialiser else { return false }
    if call.name.hasSuffix("NavigationController"), label == "rootViewController" { return true }
    if call.name.hasSuffix("HostingController"), label == "rootView" { return true }
    guard let type = project.type(call.callee.madeType) else { return false }
    let property = type.property(label)
    return property.map { $0.ownership == .strong && !$0.isComputed && !$0.isStatic } ?? false
  }

  private func keeper(
    of isMeant: (Value) -> Bool, in code: Code, _ owner: ProjectType, isFollowed: Bool = true, steps: Int = 0
  ) -> Path? {
    for assignment in code.assignments where assignment.target != .returned && isMeant(assignment.value) {
      if let keeper = keeper(assigning: assignment.target, in: code, owner) { return keeper }
    }
    for call in code.calls {
      guard let argument = call.arguments.first(where: { isMeant($0.value) }),
        let keeper = keeper(giving: argument, to: call, in: code, owner, isFollowed: isFollowed, steps: steps)
      else { continue }
      return keeper
    }
    return nil
  }

  /// The property that keeps what is assigned, if it does.
  private func keeper(assigning target: Path, in code: Code, _ owner: ProjectType) -> Path? {
    let list = target.list
    if list.names.count == 1, owner.property(list.first) != nil, isOwn(list, of: owner), !code.hides(list) {
      return list
    }
    guard list.names.count == 2, !code.hides(list) else { return nil }
    // `list.rows = Rows(…)`
    if isOwn(list, of: owner), let part = owner.property(list.first)?.typeName.flatMap(project.type),
      part.keepsStrongly(list.last)
    {
      return list
    }
    // `field.inputView = Picker(…)`: a view keeps the views that it is given.
    let isPart = EscapeKnowledge.isPartOfView(list.last)
    return isPart && (isOwn(list, of: owner) || owner.hasInView(list.first) || owner.inheritsView(list.first))
      ? list : nil
  }

  /// What keeps something that a call is given, if it does.
  private func keeper(
    giving argument: Call.Argument, to call: Call, in code: Code, _ owner: ProjectType, isFollowed: Bool = true,
    steps: Int
  ) -> Path? {
    if isCollected(by: call.callee, in: code, of: owner) { return call.callee.base.list }
    if call.name == EscapeKnowledge.associating, call.arguments.first?.value.isName("self") == true {
      return call.callee
    }
    if isPlaced(argument.value, by: call, in: code, of: owner) || isKept(argument, by: call, in: code, of: owner) {
      return call.callee
    }
    // What an alert shows is there as long as that.
    let isAlert = Code.isAlert(call.callee.madeType) && project.type(call.callee.madeType)?.kind == .struct
    if steps > 0, !isAlert, stores(argument.label, in: call),
      let keeper = keeper(ofMadeBy: call.callee, in: code, of: owner, steps: steps - 1)
    {
      return keeper
    }
    guard isFollowed, call.callee.names.count == 1 else { return nil }
    let functions = owner.functions.filter { $0.function.name == call.name && $0.function.bodyOffset != nil }
    guard functions.count == 1, let function = functions.first?.function,
      let parameter = function.parameters.first(where: { $0.label == argument.label })
    else { return nil }
    return keeper(of: { $0.isName(parameter.name) }, in: function.code, owner, isFollowed: false)
  }

  /// Whether a call gives something to an object that the type has, which keeps it: `list.update(Rows(…))`.
  private func isKept(_ argument: Call.Argument, by call: Call, in code: Code, of owner: ProjectType) -> Bool {
    guard call.callee.nameCount == 2, !code.hides(call.callee), isOwn(call.callee, of: owner),
      let part = owner.property(call.callee.first)?.typeName.flatMap(project.type)
    else { return false }
    let functions = part.functions.map(\.function).filter {
      $0.name == call.name && $0.bodyOffset != nil && !$0.isStatic
    }
    guard functions.count == 1, let function = functions.first,
      let parameter = function.parameters.first(where: { $0.label == argument.label })
    else { return false }
    // `guard let rows = rows as? Rows else { return }; self.rows = rows`
    let names = [parameter.name] + function.code.variables.filter { $0.value.isName(parameter.name) }.map(\.name)
    return function.code.assignments.contains { assignment in
      assignment.target.nameCount == 1 && names.contains(where: assignment.value.isName)
        && (assignment.target.beginsWithSelf || !names.contains(assignment.target.last))
        && part.keepsStrongly(assignment.target.last)
    }
  }

  /// Whether a call puts what it is given on the type's own screen, `view.addSubview(Button { self.close() })`, from which
  /// it does not go by itself, as a popup does.
  private func isPlaced(_ value: Value, by call: Call, in code: Code, of owner: ProjectType) -> Bool {
    guard EscapeKnowledge.placing.contains(call.name), let path = value.path else { return false }
    let screen = call.callee.first
    guard call.callee.nameCount == 1 || owner.property(screen) != nil || owner.inheritsView(screen) else {
      return false
    }
    guard case .path(let local) = value else { return project.type(path.madeType)?.removesItself != true }
    let made = code.variables.last { $0.name == local.first }?.value.path
    return made.map { project.type($0.madeType)?.removesItself != true } ?? true
      && !code.calls.has { $0.first == local.first && $0.last.hasPrefix("removeFrom") }
  }

  /// Whether a call puts what it is given into a list or a dictionary that the type has.
  func isCollected(by callee: Path, in code: Code, of owner: ProjectType?) -> Bool {
    guard EscapeKnowledge.collecting.contains(callee.last), callee.components.count > 1 else { return false }
    let list = callee.base.list
    guard list.names.count == 1, let property = owner?.property(list.first), isOwn(list, of: owner), !code.hides(list)
    else { return false }
    if let type = property.type { return type.isCollection }
    // `var handlers = [() -> Void]()`
    if case .call(let path) = property.value { return path.last.isEmpty }
    return false
  }

  /// The functions one of which is certain to be called, since it is known whose it is: the type's own, or that of what
  /// its property has.
  func knownTakers(of argument: Argument, in code: Code, of owner: ProjectType?) -> [ClosureTaker] {
    let callee = argument.callee
    guard let owner, !callee.first.isEmpty, callee.last.first?.isUppercase != true, callee.last != "init",
      !code.hides(callee)
    else { return [] }
    let isOfOwner = callee.names.count == 1
    guard let type = isOfOwner ? owner : type(of: callee.base, in: owner), isOfOwner || type.kind != .extension else {
      return []
    }
    let types = type.isProtocol ? project.heirs(of: type.simpleName).filter { !$0.isProtocol } : [type]
    return types.flatMap { type -> [ClosureTaker] in
      for declaring in [type] + type.ancestors.sorted().compactMap(project.type) {
        let takers = project.takers(of: argument, among: declaring, isOfOwner: isOfOwner)
          .filter { isOfOwner || !$0.function.isStatic }
        if !takers.isEmpty { return takers }
      }
      return []
    }
  }

  /// The project's type to which the properties of a path lead; `nil` if it is not certain.
  private func type(of path: Path, in owner: ProjectType) -> ProjectType? {
    guard !path.components.contains(where: \.isCall) else { return nil }
    var type: ProjectType? = owner
    for name in path.names {
      guard let property = type?.property(name), property.type?.isCollection != true else { return nil }
      type = property.typeName.flatMap(project.type)
    }
    return type
  }

  /// The list of the type to which what is called adds a case of an enumeration: `rows.append(.action { … })`.
  func list(ofCase callee: Path, in code: Code, of owner: ProjectType?) -> Path? {
    guard callee.names.count == 2, callee.components.first?.isCall == false, let list = code.list(of: callee),
      let elements = owner?.property(list.first)?.type?.names
    else { return nil }
    let types = callee.isImplicitMember ? elements : [callee.first]
    return types.compactMap(project.type).contains { type in
      type.kind == .enum && !type.functions.contains { $0.function.name == callee.last }
    } ? list : nil
  }

  /// Whether what is called is a case of the enumeration that a target has: `child.flow = .done { … }`.
  func isCase(_ callee: Path, of target: Path, in owner: ProjectType?) -> Bool {
    guard let owner, callee.names.count == 2, callee.components.first?.isCall == false else { return false }
    let type = callee.isImplicitMember ? type(of: target, in: owner) : project.type(callee.first)
    return type?.kind == .enum && type?.functions.contains { $0.function.name == callee.last } == false
  }
}

extension ProjectType {
  /// Whether it has no initialiser of its own, or none but those that pass on what they are given.
  var isMadeAsSuperclass: Bool {
    functions.allSatisfy { _, function in
      function.kind != .initialiser
        || function.code.calls.contains { call in
          call.callee.names == ["super", "init"]
            && function.parameters.allSatisfy { parameter in
              call.arguments.contains { $0.value.isName(parameter.name) }
            }
        }
    }
  }

  /// Whether a property has what it is given until it is given another.
  fileprivate func keepsStrongly(_ name: String) -> Bool {
    guard let property = property(name) else { return false }
    return property.ownership == .strong && !property.isComputed && !property.isStatic
      && !lets(go: name, besides: property.code)
  }

  /// Whether its objects take themselves off the screen, as a popup does when it has an answer.
  var removesItself: Bool {
    has { code in
      code.calls.has { callee in
        switch callee.last {
        case "removeFromSuperview": callee.nameCount == 1 || callee.nameCount == 2 && callee.first == "view"
        case "removeFromParent", "removeFromParentViewController": callee.nameCount == 1
        default: EscapeKnowledge.hidesMessage(callee)
        }
      }
    }
  }
}

extension Code {
  /// The type of what `.init(…)` makes for a property, which that says; `nil` for a call by any other name.
  func nameOfType(madeBy callee: Path, for owner: ProjectType?) -> String? {
    guard callee.isImplicitMember, callee.last == "init", let owner else { return nil }
    if let first = owner.storedProperties.first(where: { $0.property.code.isSame(as: self) })?.property {
      guard case .call(let made) = first.value, made.offset == callee.offset else { return nil }
      return first.typeName
    }
    let target = assignments.first { $0.value.path?.offset == callee.offset && $0.target.nameCount == 1 }?.target
    return target.flatMap { owner.property($0.first)?.typeName }
  }

  /// The name of a constant that a closure is the value of, if nothing else in the code has it.
  func localName(of closure: Closure) -> String? {
    guard let name = variables.first(where: { $0.value == .closure(offset: closure.offset) })?.name else { return nil }
    return hasOne(name) ? name : nil
  }

  /// The name of the one constant that has what a call makes.
  func localName(ofMadeBy callee: Path) -> String? {
    let name = variables.first { $0.value.path?.start == callee.start && $0.value.path?.offset == callee.offset }?.name
    return name.flatMap { hasOne($0) ? $0 : nil }
  }

  /// Whether only one local variable has a name.
  func hasOne(_ name: String) -> Bool { variables.count { $0.name == name } == 1 }

  /// Whether a local variable has the name with which a path begins, and another value than the property of that name.
  func hides(_ path: Path) -> Bool {
    !path.beginsWithSelf && variables.contains { $0.name == path.first && $0.value.path?.names != [path.first] }
  }

  /// A path by the name of the property that it begins with, where that is the value of a local constant:
  /// `guard let model = viewModel else { … }`.
  func own(_ path: Path, of owner: ProjectType?) -> Path {
    guard let owner, path.nameCount > 1, !path.beginsWithSelf, hasOne(path.first),
      case .path(let value)? = variables.first(where: { $0.name == path.first })?.value,
      value.nameCount == 1, value.first != path.first, owner.property(value.first) != nil,
      value.beginsWithSelf || !hides(value) && !owner.isGiven(value.first, in: self)
    else { return path }
    return path.beginning(withOwn: value.first)
  }

  /// Where the value of a local constant goes.
  func destinations(ofLocal name: String) -> [Closure.Destination] {
    let assigned = assignments.filter { $0.value.isName(name) }.map { assignment -> Closure.Destination in
      assignment.target == .returned ? .returned : .assigned(to: assignment.target)
    }
    return assigned
      + calls.flatMap { call in
        call.arguments.filter { $0.value.isName(name) }
          .map { .argument(of: call.callee, label: $0.label, isTrailing: false) }
      }
  }

  /// What is assigned what a call makes.
  func target(ofCase callee: Path) -> Path? {
    assignments.first { assignment in
      guard assignment.target != .returned, case .call(let path) = assignment.value else { return false }
      return path.start == callee.start && path.offset == callee.offset
    }?.target
  }

  /// Whether a closure holds `self` strongly, by that name or by another: `let owner = self`.
  func holdsSelf(_ closure: Closure) -> Bool { closure.holdsSelf || otherName(ofSelfIn: closure) != nil }

  /// The constant by which a closure holds `self`, if it does not hold it by that name.
  func otherName(ofSelfIn closure: Closure) -> String? {
    guard !closure.holdsSelf else { return nil }
    let names = Set(variables.lazy.filter { $0.value.isName("self") }.map(\.name))
    guard !names.isEmpty else { return nil }
    return names.intersection(self.names(in: closure)).sorted().first { name in
      variables.allSatisfy { variable in
        guard variable.name == name else { return true }
        let isOutside = !closure.range.contains(variable.offset) || closure.captures[name] == .strong
        return variable.value.isName("self") && isOutside
      } && !closures.contains { $0.range.contains(closure.offset) && [.weak, .unowned].contains($0.captures[name]) }
    }
  }
}

extension Value {
  /// Whether it is a name that stands by itself.
  func isName(_ name: String) -> Bool {
    if case .path(let path) = self { return path.isOneName && path.last == name }
    return false
  }
}

extension Path {
  /// Whether it names a member of a type that nobody says: `.show`.
  var isImplicitMember: Bool { first.isEmpty && names.count == 2 && offset == start + 1 }

  /// The list or dictionary of which it names an element, or itself.
  var list: Path { last == "[]" ? base.list : self }

  /// What people call the place that it leads to: `handlers` for `handlers["a"]`.
  var keeper: String {
    // Of `Manager.shared["a"]` the last name says nothing.
    let names = list.names
    return names.count == 2 && names[0].first?.isUppercase == true ? names.joined(separator: ".") : list.last
  }
}
