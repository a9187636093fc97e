/// Only configurators, and those who set the app up, touch `.shared`.
///
/// Assemblies are meant wherever they are reached for; other objects of the project, `Wallet.instance` too, where a
/// presenter, an interactor, a router or a view controller takes them. A router that makes its module by a static
/// function is its configurator there, and so is who makes a presenter or an interactor, and a router that makes a
/// screen, or asks a library for one. What a function declares within itself is its own. What is called an interactor and
/// no presenter knows is a service, and may take what it likes. How things look, by a theme's `shared` or
/// `Settings.shared.theme`, is the same for all view controllers, and not meant; but who is called a configurator, and not after looks, makes
/// no module and has a `shared` is an object that everybody can reach, like others. A first value that every initialiser
/// overwrites is never taken.
///
/// ## Why
///
/// Assemblies live as long as the process and are reached from everywhere. Who takes a service out of one on the way
/// hides what it needs, and can no longer be tested with another service. The configurator is the one place where a
/// module meets the rest of the app.
///
/// ## How to fix it
///
/// Pass the service through the initialiser, and let the module's configurator take it from the assembly.
///
/// ## Found
///
/// ```swift
/// final class UserInteractor {
///   func signOut() {
///     ServicesAssembly.shared.userService.signOut()
///   }
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// struct UserConfigurator {
///   func configure() -> (view: ViewController, input: any ModuleInputProtocol<Void>) {
///     let interactor = UserInteractor(userService: ServicesAssembly.shared.userService)
///     let presenter = UserPresenter(interactor: interactor, router: PresentationAssembly.shared.router)
///     let view = UserViewController(output: presenter)
///     presenter.view = view
///     return (view, presenter)
///   }
/// }
/// ```
struct OnlyConfiguratorsTouchShared: Rule {
  static let id = "VI-10"
  static let title = "Only configurators touch .shared"
  static let why = "a service that is taken on the way is a need that nobody sees and no test can replace"
  static let architecture: Architecture? = .viper

  private static let allowed: Set<Role> = [.configurator, .assembly, .appDelegate]

  /// The parts of a module. Who serves them all, or draws, has nobody to hand it what the whole app shares.
  private static let parts: Set<Role> = [.interactor, .presenter, .router, .viewController]

  func violations(in project: Project) -> [Violation] {
    project.types.flatMap { type -> [Violation] in
      guard !isAllowed(type, in: project) else { return [] }
      let isPart =
        type.role.map(Self.parts.contains) ?? false && (type.role != .interactor || project.isOfScreen(type))
      let isConfigurator = Self.isConfigurator(type, in: project)
      return type.detailedCode.flatMap { file, code, isStatic, isInSignature -> [Violation] in
        // Who makes a module's parts is its configurator there.
        if Self.makesParts(code, by: type, in: project) || type.role == .router && isStatic && isConfigurator {
          return []
        }
        // Who has nothing but static functions cannot be handed anything.
        if type.role == .router, isStatic, type.functions.allSatisfy(\.function.isStatic) { return [] }
        if type.overwrites(valueIn: code) { return [] }
        let defaults = type.defaults(in: code)
        var starts: Set<Int> = []
        let implicit = isPart ? Self.implicit(in: code, project) : []
        let named = code.paths { path in
          let (first, second) = Self.owner(of: path)
          guard !second.isEmpty, isPart || second == "shared" else { return false }
          let isAssembly = second == "shared" && RoleNames.core(of: first).hasSuffix("Assembly")
          guard isAssembly || (isPart && Self.isSingleton(second, of: first, in: project)) else { return false }
          return !isInSignature(path.offset) && first != type.simpleName && !defaults.contains(path.start)
            && !(type.role == .viewController && Self.draws(path, in: project)) && !Self.leadsToLook(path)
            && !(type.role == .router && (Self.leadsToModule(path) || Self.isGivenToModule(path, in: code, project)))
            && project.type("\(type.name).\(first)") == nil
        }
        // A chain of calls takes it once.
        .sorted { $0.offset < $1.offset }.filter { starts.insert($0.start).inserted }
        .map { path in
          let (owner, name) = Self.owner(of: path)
          // Where a chain goes on in the next line, it is taken in the first.
          let isInOneLine = !project.file(file).text[path.start..<path.offset].contains(UInt8(ascii: "\n"))
          return (offset: isInOneLine ? path.offset : path.start, words: "\(owner).\(name)")
        }
        return (named + implicit).map { offset, words in
          Violation(
            place: project.place(file, offset), what: "\(type.words) takes what it needs from \(words)",
            how: "pass it through the initialiser, and let the module's configurator take it")
        }
      }
    }
  }

  /// A type and its member, with which a path begins: `Users.shared`, also where a module's name stands in front of it.
  private static func owner(of path: Path) -> (type: String, member: String) {
    let (first, second) = (path.first, path.second)
    guard second.beginsWithCapital, first.beginsWithCapital else { return (first, second) }
    let names = path.names
    return names.count > 2 ? (second, names[2]) : (first, second)
  }

  /// `let users: Users = .shared`
  private static func implicit(in code: Code, _ project: Project) -> [(offset: Int, words: String)] {
    code.variables.compactMap { variable in
      guard let type = variable.type?.main, case .path(let path) = variable.value, path.isImplicitMember,
        isSingleton(path.last, of: type, in: project)
      else { return nil }
      return (path.offset, "\(type).\(path.last)")
    }
  }

  /// Whether a router makes its own module, by a static function that answers with the screen.
  private static func isConfigurator(_ type: ProjectType, in project: Project) -> Bool {
    type.role == .router
      && type.functions.contains { _, function in
        function.isStatic && function.result.flatMap { project.role(ofType: $0.main) } == .viewController
      }
  }

  /// Whether code of a router or a view controller makes a module, or a router's the screen of one.
  private static func makesParts(_ code: Code, by type: ProjectType, in project: Project) -> Bool {
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
      guard let role = isSystems ? .viewController : project.role(ofType: call.name) else { return false }
      // A router shows alerts anyway.
      return parts.contains(role) && !call.name.hasSuffix("AlertController")
    }
  }

  /// Whether a path leads to the next screen, which a library has: `Wallet.shared.screens.editPinModule()`.
  private static func leadsToModule(_ path: Path) -> Bool {
    path.nameCount > 2 && ["Controller", "Module", "Screen"].contains(where: path.last.hasSuffix)
  }

  /// Whether a path is given to who makes the next module: `UserConfigurator().configure(session: Session.shared)`.
  private static func isGivenToModule(_ path: Path, in code: Code, _ project: Project) -> Bool {
    let makers: Set<Role> = [.assembly, .configurator, .factory]
    return code.calls.contains { call in
      project.role(ofType: call.callee.first).map(makers.contains) ?? false
        && call.arguments.contains { $0.value.path?.start == path.start }
    }
  }

  /// Whether a path leads to how things look: `Settings.shared.theme.background`.
  private static func leadsToLook(_ path: Path) -> Bool {
    !Set(path.names.dropFirst(2)).isDisjoint(with: ["appearance", "colors", "fonts", "palette", "style", "theme"])
  }

  /// Whether what a path asks a type for is how things look, which is the same for all view controllers: a function that
  /// takes or answers what a UI shows, or a value that has such things.
  private static func draws(_ path: Path, in project: Project) -> Bool {
    let (first, _) = owner(of: path)
    let looks = ["Appearance", "Style", "Theme", "UI"]
    guard let type = project.type(first), type.role != .configurator || looks.contains(where: first.contains),
      let asked = path.names.drop(while: { $0 != first }).dropFirst(2).first
    else { return false }
    let functions = type.functions.map(\.function).filter { $0.name == asked }
    let types = functions.flatMap { $0.parameters.map(\.type) + [$0.result].compactMap(\.self) }.flatMap(\.names)
    if types.contains(where: UIFramework.isUIKit) { return true }
    guard let value = type.property(asked)?.typeName else { return false }
    return UIFramework.isUIKit(value)
      || project.type(value).map { declared in
        (declared.kind == .enum || declared.kind == .struct) && project.uiUses(of: declared).contains { !$0.isImport }
      } ?? false
  }

  /// Whether a type has such an object in a property.
  private static func isSingleton(_ property: String, of type: String, in project: Project) -> Bool {
    project.notes(of: Singletons.self, under: type).contains { $0.words.contains(property) }
  }

  /// Factories' own `shared` is how some projects write their lists of modules.
  private func isAllowed(_ type: ProjectType, in project: Project) -> Bool {
    type.role.map(Self.allowed.contains) ?? false || type.name.hasSuffix("ApplicationRoot")
      || project.isOfWholeApp(type)
      || type.functions.contains { $0.function.attributes.contains("main") }
  }

  /// The objects of the project that everybody can reach: `shared`, `instance`, and services that a type has one of for all.
  ///
  /// Who logs or writes dates needs nothing, and a factory or a configurator is how a module is made.
  struct Singletons: Survey {
    static let id = "singletons"
    private static let services: Set<Role> = [.service, .manager, .repository]

    static func notes(in part: Project) -> [SurveyNote] {
      let types = part.types.filter { type in
        // A formatter has nothing but a form.
        type.role != .factory && !(type.role == .configurator && makesModule(type, in: part))
          && !type.ancestors.union([type.simpleName]).contains { $0.hasSuffix("Formatter") }
          && !part.configuration.allowsSingleton(type.simpleName)
      }
      return types.compactMap { type in
        let names = type.properties.map(\.property).filter { isSingleton($0, of: type, in: part) }.map(\.name)
        return names.isEmpty ? nil : SurveyNote(type.simpleName, names)
      }
    }

    /// Whether a configurator makes a part of a module, or answers with one, as far as the project says and its functions
    /// are called.
    private static func makesModule(_ type: ProjectType, in part: Project) -> Bool {
      let parts: Set<Role> = [.interactor, .presenter, .router, .view, .viewController, .viewModel]
      let names = type.functions.map(\.function.name)
      if names.isEmpty || names.contains(where: { $0.hasPrefix("make") || $0.hasPrefix("create") }) { return true }
      let results = type.functions.compactMap(\.function.result).flatMap(\.names)
      let made = type.code.flatMap(\.code.calls).map(\.name).filter(\.beginsWithCapital)
      return (results + made.filter(part.declares)).contains { part.role(ofType: $0).map(parts.contains) ?? false }
    }

    private static func isSingleton(_ property: Property, of type: ProjectType, in part: Project) -> Bool {
      guard property.isStatic else { return false }
      let role = property.typeName.flatMap(part.role(ofType:))
      let isServed = role.map(services.contains) ?? false
      // `APIManager.social`: what a service has one of for all is a service, whatever it is called.
      let isKept =
        type.role.map(services.contains) ?? false && property.typeName.flatMap(part.type)?.kind == .class
      let isNamedSo = property.name.hasPrefix("shared") || property.name == "instance"
      return isNamedSo || !property.isComputed && (isServed || isKept)
    }
  }
}

extension ProjectType {
  /// Where what begins that a convenience initialiser hands to the one which takes all: that can be called with another.
  fileprivate func defaults(in code: Code) -> Set<Int> {
    guard functions.contains(where: { $0.function.kind == .initialiser && $0.function.code.isSame(as: code) }) else {
      return []
    }
    let handed = code.calls.filter { $0.callee.beginsWithSelf && $0.callee.names == ["init"] }.flatMap(\.arguments)
    return Set(handed.compactMap(\.value.path?.start))
  }

  /// Whether some code is a property's first value, which each initialiser replaces by what it is given.
  fileprivate func overwrites(valueIn code: Code) -> Bool {
    guard let property = storedProperties.first(where: { $0.property.code.isSame(as: code) })?.property else {
      return false
    }
    return takesInInitialisers(property)
  }
}
