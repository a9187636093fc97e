extension Project {
  /// The delegates that types hold strongly, but those that they make themselves; doubles for tests hold what they like.
  func strongDelegates() -> [Violation] {
    types.filter { (hasIdentity($0) || $0.kind == .struct) && !RoleNames.isDouble($0.simpleName) }.flatMap { type in
      type.storedProperties.compactMap { file, property in
        guard property.ownership == .strong, !property.isStatic, !property.isOverride,
          Self.isDelegate(property.name) || Self.isDelegate(property),
          !property.attributes.contains("IBOutlet"), !isHandedAlone(property, to: type),
          let main = property.type?.main, !main.isEmpty, main != "Bool", !main.hasPrefix("Weak"),
          property.type.map(isFunction) != true,
          role(ofType: main) != .appDelegate, !Self.isKeptForOther(property, main),
          self.type(main).map(isDelegator) ?? !Self.isImplementation(main), !isWholeApp || hasDelegates(main),
          !makes(property, in: type), !isHelper(property, main), !Self.isHandedOn(property, by: type),
          !isNextPart(main, of: type), !areValues(main), !areForEver(main, besides: type), !makesScreens(main),
          !areKeptByNobodyElse(main), !haveWeakProxy(main), !Self.isTakenOut(property, of: type),
          !type.dropsWithScreen(property.name),
          isGiven(property, of: type), !isNeverThere(type),
          case let isKept = isKept(byDelegate: property, of: type), isKept || type.kind != .struct,
          isKept || !Self.isService(property, of: type),
          isKept || type.isSeenOnScreen || type.tellsCoordinator(by: property) || !areObjects(property.type)
        else { return nil }
        return Violation(
          place: place(file, property.offset), what: "\(type.name) holds its \(property.name) strongly",
          how: weakDeclaration(of: property), severity: isKept ? .error : nil, fix: .holdWeakly)
      }
    }
  }

  /// The lists of delegates to which others add themselves, and out of which nobody is taken.
  func strongListsOfDelegates() -> [Violation] {
    types.filter { hasIdentity($0) && !RoleNames.isDouble($0.simpleName) }.flatMap { type in
      type.storedProperties.compactMap { file, property in
        guard property.name.ends(in: "delegates"), property.ownership == .strong, !property.isStatic,
          let list = property.type, list.isCollection, self.type(list.main)?.isProtocol == true,
          !areValues(list.main), !areForEver(list.main, besides: type), type.addsParameters(to: property.name)
        else { return nil }
        return Violation(
          place: place(file, property.offset), what: "\(type.name) holds its \(property.name) strongly",
          how: "keep them in an `NSHashTable.weakObjects()`, or in a list of values that refer to them weakly")
      }
    }
  }

  /// Whether somebody keeps an object of a type and makes itself its delegate.
  private func isKept(byDelegate property: Property, of type: ProjectType) -> Bool {
    let names = heirs(of: type.simpleName).map(\.simpleName) + type.ancestors + [type.simpleName]
    return notes(of: KeptByDelegates.self, under: property.name).contains { !Set(names).isDisjoint(with: $0.words) }
      // `ListDelegate(self)`
      || notes(of: KeptMakers.self, under: type.simpleName).contains {
        $0.words[0].hasPrefix(KeptMakers.unlabelled) && type.has(property, keep: $0.words[0])
      }
  }

  /// Whether all who give an object its delegate make one for that: nobody else keeps it.
  private func isHandedAlone(_ property: Property, to type: ProjectType) -> Bool {
    let names = Set(heirs(of: type.simpleName).map(\.simpleName) + [type.simpleName])
    let given = notes(of: HandedDelegates.self, under: property.name).filter { note in
      let types = note.words.dropFirst()
      return types.isEmpty ? mayBe(note.words[0], property.typeName) : !names.isDisjoint(with: types)
    }
    return !given.isEmpty && given.allSatisfy { $0.words[0] == HandedDelegates.made }
  }

  /// Whether somebody conforms to a protocol of the project, and is not a double for tests.
  private func hasDelegates(_ name: String) -> Bool {
    guard let type = type(name), type.isProtocol else { return true }
    return heirs(of: type.simpleName).contains { !$0.isProtocol && !RoleNames.isDouble($0.simpleName) }
  }

  /// Whether an object of a type may be somebody's delegate who is kept elsewhere.
  ///
  /// A class that is called a delegate is a list's, which does not keep it, and so somebody has to.
  private func isDelegator(_ type: ProjectType) -> Bool {
    type.isProtocol
      || hasIdentity(type) && !["Delegate", "Delegates"].contains(where: RoleNames.core(of: type.simpleName).hasSuffix)
  }

  /// Whether values conform to a protocol, to which nothing can refer weakly.
  private func areValues(_ name: String) -> Bool {
    let delegates = heirs(of: name.lastName).filter { !$0.isProtocol }
    return delegates.contains { $0.kind == .struct || $0.kind == .enum }
  }

  /// Whether a type makes what a property holds itself, be it in an extension of a protocol.
  private func makes(_ property: Property, in type: ProjectType) -> Bool {
    type.makes(property)
      || type.ancestors.compactMap(self.type).contains { $0.isProtocol && $0.makes(property) }
  }

  /// Whether a protocol asks for nothing but screens: who makes them all is not a part of one.
  private func makesScreens(_ name: String) -> Bool {
    guard let type = type(name), type.isProtocol, !type.functions.isEmpty else { return false }
    return type.functions.allSatisfy { _, function in
      function.result.map { UIVocabulary.isViewController($0.main) || role(ofType: $0.main) == .viewController }
        ?? false
    }
  }

  /// Whether all that conform to a protocol stay as long as the app, be it that who is told by them does so, too.
  private func areForEver(_ name: String, besides owner: ProjectType) -> Bool {
    let heirs = heirs(of: name.lastName).filter { !$0.isProtocol }
    let delegates = heirs.isEmpty ? [type(name)].compactMap(\.self).filter { !$0.isProtocol } : heirs
    guard !delegates.isEmpty else { return false }
    if !heirs.isEmpty, heirs.allSatisfy({ isForEver($0) }) { return true }
    // Who does not even name it is not its delegate.
    let knowing = delegates.filter { $0.names(owner.simpleName) }
    return (knowing.isEmpty ? delegates : knowing).allSatisfy { stays($0) }
  }

  /// Whether what is called a delegate is the next part of a module, which does not hold its owner in turn: a screen keeps
  /// its presenter, and that its interactor.
  private func isNextPart(_ name: String, of owner: ProjectType) -> Bool {
    guard let parts = owner.role.flatMap({ Self.nextParts[$0] }) else { return false }
    let delegates = heirs(of: name.lastName).filter { !$0.isProtocol }
    let names = owner.ancestors.filter(RoleNames.isTelling).union([owner.simpleName])
    return !delegates.isEmpty
      && delegates.allSatisfy { delegate in
        delegate.role.map(parts.contains) ?? false
          && !delegate.storedProperties.contains { _, property in
            property.ownership == .strong && property.typeName.map(names.contains) ?? false
          }
      }
  }

  /// What the parts of a module own.
  static let nextParts: [Role: Set<Role>] = [
    .view: [.interactor, .presenter, .viewModel], .viewController: [.interactor, .presenter, .viewModel],
    .presenter: [.interactor, .router],
  ]

  /// Whether a constant is what the object works with: of a protocol that values may conform to, there is no weak one.
  private func isHelper(_ property: Property, _ name: String) -> Bool {
    guard property.isLet, let type = self.type(name), type.isProtocol else { return false }
    return type.ancestors.isDisjoint(with: ["AnyObject", "NSObjectProtocol", "class"])
      && !type.ancestors.contains(where: UIVocabulary.isClass)
  }

  /// Whether a delegate is one by name only: what is not a part of a screen is made with services under such a name, an
  /// object that has several is given them, and an operation lets go of all that it has.
  private static func isService(_ property: Property, of type: ProjectType) -> Bool {
    func isNamed(_ property: Property) -> Bool { property.name != "delegate" && isDelegate(property.name) }
    // A screen, a cell and the like tell several of what was tapped.
    if type.role == .view || type.role == .viewController || type.ancestors.contains(where: UIVocabulary.isView) {
      return false
    }
    let others = type.storedProperties.count { isNamed($0.property) && $0.property.ownership == .strong }
    let isMadeWith = property.type?.isOptional == false && !type.isPartOfScreen
    return isNamed(property)
      && (isMadeWith || others > 1
        || type.ancestors.union([type.simpleName]).contains { $0.hasSuffix("Operation") })
  }

  /// Whether who makes a module has the delegate for a part of it, or an object that of one of its parts, which holds it
  /// weakly: `editor.textDelegate = textViewDelegate`.
  private static func isHandedOn(_ property: Property, by type: ProjectType) -> Bool {
    if type.role == .assembly || type.role == .configurator { return true }
    if type.role == .factory {
      return type.code.contains { _, code in
        let given = code.calls.flatMap(\.arguments).map(\.value) + code.assignments.map(\.value)
        return given.contains { $0.path?.names.first == property.name && $0.path?.names.count == 1 }
      }
    }
    // The system holds it weakly.
    let isForTransition = type.code.contains { _, code in
      code.hasAssignments { $0.target.last == "transitioningDelegate" && $0.value.isName(property.name) }
    }
    if isForTransition { return true }
    return property.name != "delegate"
      && type.code.contains { _, code in
        code.assignments.contains { assignment in
          assignment.target.names.count > 1 && isDelegate(assignment.target.last)
            && assignment.value.path?.names == [property.name]
        }
      }
      && !type.code.contains { _, code in
        code.calls.contains { $0.callee.first == property.name && $0.callee.names.count > 1 }
      }
  }

  /// Whether there is a function to let go of a delegate that another function sets: `addListener(_:)`, `removeListener()`.
  private static func isTakenOut(_ property: Property, of type: ProjectType) -> Bool {
    property.setterAccess.isPrivate
      && type.functions.contains { _, function in
        ["clear", "detach", "remove", "unregister"].contains(where: function.name.hasPrefix)
          && function.code.hasAssignments { $0.target.isNamed(property.name) && $0.value == .other }
      }
  }

  /// Whether a name is that of a class which is nothing but a delegate: `PolicyDelegateImpl`.
  private static func isImplementation(_ name: String) -> Bool {
    ["Impl", "Implementation"].contains(where: name.hasSuffix) && RoleNames.core(of: name).hasSuffix("Delegate")
  }

  /// `let tableViewDelegate: UITableViewDelegate`: the delegate of something that does not keep it. What others may set, and
  /// set to nil, they have.
  private static func isKeptForOther(_ property: Property, _ type: String) -> Bool {
    let isGiven = !property.isLet && !property.setterAccess.isPrivate && property.type?.isOptional == true
    return property.name != "delegate" && !isGiven && UIFramework.isUIKit(type)
  }

  /// `delegateMenu: MenuDelegate`
  private static func isDelegate(_ property: Property) -> Bool {
    property.name.hasPrefix("delegate") && property.type?.main.hasSuffix("Delegate") == true
  }

  /// `delegate`, `menuDelegate`, and, as some write, `menudelegate` and `delegate2`.
  static func isDelegate(_ name: String) -> Bool {
    // Most names end in another letter, and in no digit.
    guard let end = name.utf8.last, name != "appDelegate" else { return false }
    if end | 0x20 == UInt8(ascii: "e") { return name.ends(in: "delegate") }
    guard end >= 0x80 || end <= UInt8(ascii: "9"), let last = name.lastIndex(where: { !$0.isNumber }) else {
      return false
    }
    return String(name[...last]).ends(in: "delegate")
  }
}

extension ProjectType {
  /// Whether its code names a type.
  fileprivate func names(_ type: String) -> Bool {
    storedProperties.contains { $0.property.typeName == type } || has { $0.mentions.contains { $0.name == type } }
  }

  /// Whether it is what comes and goes with a screen, and is mostly kept by whom it tells what happens there.
  fileprivate var isSeenOnScreen: Bool {
    role != .coordinator && role != .flowController && comesAndGoes
      || RoleNames.core(of: simpleName).hasSuffix("Cell") || ancestors.contains("ListSectionController")
  }

  /// Whether a property is that of a coordinator's parent: of another delegate it is not known whose it is.
  fileprivate func tellsCoordinator(by property: Property) -> Bool {
    (role == .coordinator || role == .flowController) && property.name == "delegate"
  }

  /// Whether a function adds what it is given to a list, and none takes anything out of that.
  fileprivate func addsParameters(to list: String) -> Bool {
    let added = functions.flatMap { _, function in
      function.code.calls.filter { call in
        call.name == "append" && call.callee.base.isNamed(list)
          && function.parameters.contains { call.arguments.first?.value.isName($0.name) == true }
      }
    }
    return added.first.map { !removes(from: $0.callee.base) } ?? false
  }

  /// Whether an initialiser makes a property's value where nobody gives it one: `init(delegate: any Delegate = Helper())`.
  private func hasDefault(for property: Property) -> Bool {
    functions.contains { _, function in
      guard function.kind == .initialiser,
        let place = function.parameters.firstIndex(where: { $0.name == property.name })
      else { return false }
      let start = function.parameters[place].offset
      let next = function.parameters.dropFirst(place + 1).first?.offset ?? .max
      return function.code.calls.contains { call in
        (start..<next).contains(call.callee.offset) && function.isInSignature(call.callee.offset)
      }
    }
  }

  /// Whether it makes what a property holds itself. Then it is to keep it: nobody else does.
  ///
  /// - Parameter isFollowed: whether it may be by way of another property.
  func makes(_ property: Property, isFollowed: Bool = true) -> Bool {
    if case .call = property.value { return true }
    return property.isLazy || hasDefault(for: property)
      || code.contains { _, code in
        code.assignments.contains { assignment in
          guard assignment.target.isNamed(property.name), !code.hides(assignment.target) else { return false }
          // `delegate = Delegates.makeDelegate()`
          if case .call(let path) = assignment.value { return path.isInitialiser || path.first.beginsWithCapital }
          // `delegate ?? Delegate()`
          if assignment.value == .other, code.calls.contains(where: { $0.name == property.typeName }) { return true }
          // `calendarDelegate = calendar`, which it makes, too.
          if let local = assignment.value.path, local.isOneName, code.isPart(local.first) { return true }
          if isFollowed, let own = assignment.value.path, own.nameCount == 1, !isGiven(own.last, in: code),
            let part = self.property(own.last), part.name != property.name, !Project.isDelegate(part.name)
          {
            return part.ownership == .strong && makes(part, isFollowed: false)
          }
          // Delegates and data sources are held weakly by whose they are.
          return code.isMadeForOne(assignment.value, at: assignment.offset) { target in
            !["delegate", "datasource"].contains(where: target.last.lowercased().hasSuffix)
          }
        }
      }
  }
}

extension Code {
  /// Whether a local object is a part of the one whose code it is: a cell or a header that its list shows,
  /// `list.dequeueReusableCell(…)`, a screen that it makes its child, or one that a segue of it shows.
  fileprivate func isPart(_ local: String) -> Bool {
    variables.contains { variable in
      guard variable.name == local, let path = variable.value.path else { return false }
      return path.last.hasPrefix("dequeueReusable") || path.leadsToDestination
    }
      || variables.contains { $0.name == local }
        && calls.contains { call in
          call.callee.nameCount == 1 && ["addChild", "addChildViewController"].contains(call.name)
            && call.arguments.first?.value.isName(local) == true
        }
  }
}
