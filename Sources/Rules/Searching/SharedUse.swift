/// A place where a part of a module takes what it needs from an object that everybody can reach: `Wallet.shared`.
struct SharedUse {
  let place: Violation.Place
  /// The object as it is written: `Wallet.shared`.
  let words: String
}

extension Project {
  private static let setters: Set<Role> = [.configurator, .assembly, .appDelegate]

  /// The parts of a module. Who serves them all, or draws, has nobody to hand it what the whole app shares.
  private static let parts: Set<Role> = [.interactor, .presenter, .router, .viewController]

  /// Where a type reaches for assemblies, and a part of a module for other objects that everybody can reach.
  func sharedUses(by type: ProjectType) -> [SharedUse] {
    // What all screens of a UI framework can do is nobody's to hand anything.
    let isOfAllScreens = type.kind == .extension && UIVocabulary.isViewController(type.name)
    guard !takesShared(type), !isBaseOfMakers(type), !isOfAllScreens else { return [] }
    let isPart = type.role.map(Self.parts.contains) ?? false && (type.role != .interactor || isOfScreen(type))
    let isConfigurator = isConfigurator(type)
    // Others take nothing without a path that says so.
    if !isPart, !type.has({ $0.hasPaths { isShared($0, byPart: false) } }) { return [] }
    return type.detailedCode.flatMap { file, code, isStatic, isInSignature -> [SharedUse] in
      var implicit = isPart ? implicitSingletons(in: code) : []
      if isPart, isInSignature.function == nil { implicit += implicitSingleton(in: code, of: type) }
      let possible = code.paths { isShared($0, byPart: isPart) }
      // So it is in most code, of which nothing else need be known then.
      if possible.isEmpty, implicit.isEmpty { return [] }
      // Who makes a module's parts is its configurator there.
      if makesParts(code, by: type) || type.role == .router && isStatic && isConfigurator { return [] }
      // Who has nothing but static functions cannot be handed anything.
      if type.role == .router, isStatic, type.functions.allSatisfy(\.function.isStatic) { return [] }
      if isInSignature.function == nil, type.overwrites(valueIn: code) { return [] }
      let defaults = isInSignature.function.map(Self.defaults) ?? []
      var starts: Set<Int> = []
      let named = possible.filter { path in
        let (first, _) = path.owner
        return !isInSignature(path.offset) && first != type.simpleName && !defaults.contains(path.start)
          && !(type.role == .viewController && (draws(path) || self.type(first)?.isView == true)) && !path.leadsToLook
          && !(type.role == .router
            && (path.leadsToModule || isGivenToModule(path, in: code) || resolvesScreen(path, in: code)))
          && self.type("\(type.name).\(first)") == nil && !isOwnAssembly(path, of: type, in: code)
      }
      // A chain of calls takes it once.
      .sorted { $0.offset < $1.offset }.filter { starts.insert($0.start).inserted }
      .map { path in
        let (owner, name) = path.owner
        // Where a chain goes on in the next line, it is taken in the first.
        let isInOneLine = !self.file(file).text[path.start..<path.offset].contains(UInt8(ascii: "\n"))
        return (offset: isInOneLine ? path.offset : path.start, words: "\(owner).\(name)")
      }
      return (named + implicit).map { SharedUse(place: place(file, $0.offset), words: $0.words) }
    }
  }

  /// The same, of a property.
  private func implicitSingleton(in code: Code, of type: ProjectType) -> [(offset: Int, words: String)] {
    guard code.references.contains(where: \.isImplicitMember),
      let property = type.storedProperties.first(where: { $0.property.code.isSame(as: code) })?.property,
      let name = property.typeName, case .path(let path) = property.value, path.isImplicitMember,
      isSingleton(path.last, of: name)
    else { return [] }
    return [(path.offset, "\(name).\(path.last)")]
  }

  /// `let users: Users = .shared`
  private func implicitSingletons(in code: Code) -> [(offset: Int, words: String)] {
    code.variables.compactMap { variable in
      guard case .path(let path) = variable.value, path.isImplicitMember, let type = variable.type?.main,
        isSingleton(path.last, of: type)
      else { return nil }
      return (path.offset, "\(type).\(path.last)")
    }
  }

  /// Whether a path leads to an assembly or, for a part of a module, to any object that everybody can reach.
  private func isShared(_ path: Path, byPart isPart: Bool) -> Bool {
    guard path.nameCount > 1, isPart || path.nameCount > 2 || path.last == "shared" else { return false }
    let (first, second) = path.owner
    guard !second.isEmpty, isPart || second == "shared" else { return false }
    return second == "shared" && RoleNames.core(of: first).hasSuffix("Assembly")
      || (isPart && isSingleton(second, of: first))
  }

  /// Where what begins that a convenience initialiser hands to the one which takes all: that can be called with another.
  private static func defaults(in function: Function) -> Set<Int> {
    guard function.kind == .initialiser else { return [] }
    let handed = function.code.calls.calls { $0.beginsWithSelf && $0.nameCount == 1 && $0.first == "init" }
      .flatMap(\.arguments)
    return Set(handed.compactMap(\.value.path?.start))
  }

  /// Whether a router makes its own module, by a static function that answers with the screen.
  private func isConfigurator(_ type: ProjectType) -> Bool {
    type.role == .router
      && type.functions.contains { _, function in
        function.isStatic && function.result.flatMap { role(ofType: $0.main) } == .viewController
      }
  }

  /// Whether a router is what others inherit from that make their modules: it serves them all.
  private func isBaseOfMakers(_ type: ProjectType) -> Bool {
    guard type.role == .router, !type.isProtocol else { return false }
    let heirs = heirs(of: type.simpleName)
    return !heirs.isEmpty && heirs.allSatisfy { heir in heir.code.contains { makesParts($0.code, by: heir) } }
  }

  /// Whether code of a router or a view controller makes a module, or a router's the screen of one.
  private func makesParts(_ code: Code, by type: ProjectType) -> Bool {
    let parts: Set<Role>
    switch type.role {
    case .router: parts = [.interactor, .presenter, .viewController, .viewModel]
    case .viewController: parts = [.interactor, .presenter]
    default: return false
    }
    return code.calls.contains { call in
      guard call.name.beginsWithCapital else { return false }
      // A picker or a mail form is a screen, too.
      let isSystems = UIFramework.isUIKit(call.name) && call.name.hasSuffix("Controller")
      guard let role = isSystems ? .viewController : self.role(ofType: call.name) else { return false }
      // A router shows alerts anyway.
      return parts.contains(role) && !call.name.hasSuffix("AlertController")
    }
  }

  /// Whether a screen that a storyboard makes hands itself to its module's assembly, of which it takes nothing:
  /// `UserAssembly.shared.configure(self)`.
  private func isOwnAssembly(_ path: Path, of type: ProjectType, in code: Code) -> Bool {
    let first = path.owner.type
    guard type.role == .viewController, role(ofType: first).map(Self.setters.contains) ?? false,
      RoleNames.core(of: first).hasPrefix(type.subject ?? first)
    else { return false }
    return code.calls.calls { $0.start == path.start }.contains { call in
      call.arguments.contains { $0.value.isName("self") }
    }
  }

  /// Whether a path is given to who makes the next module: `UserConfigurator().configure(session: Session.shared)`.
  private func isGivenToModule(_ path: Path, in code: Code) -> Bool {
    let makers: Set<Role> = [.assembly, .configurator, .factory]
    return code.calls.contains { call in
      role(ofType: call.callee.first).map(makers.contains) ?? false
        && call.arguments.contains { $0.value.path?.start == path.start }
    }
  }

  /// Whether a path leads to a screen that a container has: `let next: UserViewController = Container.shared.resolve()`.
  private func resolvesScreen(_ path: Path, in code: Code) -> Bool {
    func isScreen(_ name: String) -> Bool { role(ofType: name) == .viewController }
    return code.variables.contains { variable in
      variable.value.path?.start == path.start && variable.type.map { isScreen($0.main) } == true
    }
      || code.calls.calls { $0.start == path.start }.contains { call in
        call.arguments.contains { argument in
          if case .metatype(let names) = argument.value { names.contains(where: isScreen) } else { false }
        }
      }
  }

  /// Whether what a path asks a type for is how things look, which is the same for all view controllers: a function that
  /// takes or answers what a UI shows, or a value that has such things.
  private func draws(_ path: Path) -> Bool {
    let (first, _) = path.owner
    let looks = ["Appearance", "Style", "Theme", "UI"]
    guard let type = self.type(first), type.role != .configurator || looks.contains(where: first.contains),
      let asked = path.names.drop(while: { $0 != first }).dropFirst(2).first
    else { return false }
    let functions = type.functions.map(\.function).filter { $0.name == asked }
    let types = functions.flatMap { $0.parameters.map(\.type) + [$0.result].compactMap(\.self) }.flatMap(\.names)
    if types.contains(where: UIFramework.isUIKit) { return true }
    guard let property = type.property(asked), let value = property.typeName ?? property.value.path?.first else {
      return false
    }
    return UIFramework.isUIKit(value) || value == "CGColor"
      || self.type(value).map { declared in
        (declared.kind == .enum || declared.kind == .struct) && uiUses(of: declared).contains { !$0.isImport }
      } ?? false
  }

  /// Whether a type is one of those that set modules or the app up.
  private func takesShared(_ type: ProjectType) -> Bool {
    type.role.map(Self.setters.contains) ?? false || type.name.hasSuffix("ApplicationRoot")
      || isOfWholeApp(type)
      || type.functions.contains { $0.function.attributes.contains("main") }
  }
}

extension Path {
  /// A type and its member, with which it begins: `Users.shared`, also where a module's name stands in front of it.
  fileprivate var owner: (type: String, member: String) {
    let (first, second) = (self.first, self.second)
    guard second.beginsWithCapital, first.beginsWithCapital else { return (first, second) }
    let names = names
    return names.count > 2 ? (second, names[2]) : (first, second)
  }

  /// Whether it leads to the next screen, which a library has: `Wallet.shared.screens.editPinModule()`.
  fileprivate var leadsToModule: Bool {
    nameCount > 2 && ["Controller", "Module", "Screen"].contains(where: last.hasSuffix)
  }

  /// Whether it leads to how things look: `Settings.shared.theme.background`.
  fileprivate var leadsToLook: Bool {
    let looks = ["appearance", "colors", "fonts", "palette", "style", "theme"]
    return names.dropFirst(2).contains { name in
      !name.hasPrefix("set") && looks.contains(where: name.lowercased().hasSuffix)
    }
  }
}

extension ProjectType {
  /// Whether some code is a property's first value, which each initialiser replaces by what it is given.
  fileprivate func overwrites(valueIn code: Code) -> Bool {
    guard let property = storedProperties.first(where: { $0.property.code.isSame(as: code) })?.property else {
      return false
    }
    return takesInInitialisers(property)
  }
}
