extension Project {
  /// Where an object gives itself to another that it keeps, which keeps it in turn by whatever name:
  /// `adapter.output = self`.
  func keptByTheirParts() -> [Violation] {
    func givesSelf(_ assignment: Assignment) -> Bool {
      assignment.target.nameCount == 2 && assignment.value.isName("self")
    }
    return types.filter { hasIdentity($0) && !$0.isPartOfModule }.flatMap { type in
      type.code(ifAny: { $0.hasAssignments(where: givesSelf) }).flatMap { file, code -> [Violation] in
        let given = code.assignments(where: givesSelf)
        return given.compactMap { assignment -> Violation? in
          let target = assignment.target
          let own = type.keeper(ofBase: target, in: code)
          guard !Self.isDelegate(target.last),
            own.map({ ($0.ownership == .strong || type.hasInView($0)) && !$0.isComputed }) ?? true,
            let part = own.map({ $0.typeName.flatMap(self.type) }) ?? shownPart(target, in: code, of: type),
            hasIdentity(part), !part.isPartOfModule, let (declaring, back) = property(target.last, of: part),
            back.ownership == .strong, !back.isComputed, !back.isStatic, !back.isOverride, back.attributes.isEmpty,
            !type.takes(back: target, besides: code), !part.lets(go: back.name, besides: back.code), !stays(type)
          else { return nil }
          return Violation(
            place: place(file, target.offset),
            what: own.map { "\(type.name) keeps its \($0.name), whose \(target.last) keeps it in turn" }
              ?? "\(type.name) shows \(part.simpleName.withArticle), whose \(target.last) keeps it in turn",
            how: "declare `weak var \(target.last)` in \(declaring.name)", severity: own == nil ? nil : .error)
        }
      }
    }
  }

  /// A property of a type or of its superclasses, with the type that declares it.
  private func property(_ name: String, of type: ProjectType) -> (declaring: ProjectType, property: Property)? {
    let classes = [type] + type.ancestors.sorted().compactMap(self.type).filter { !$0.isProtocol }
    return classes.lazy.compactMap { declaring in declaring.property(name).map { (declaring, $0) } }.first
  }

  /// The type of a local view or cell that a screen or a view shows: `cell.screen = self`.
  private func shownPart(_ path: Path, in code: Code, of type: ProjectType) -> ProjectType? {
    guard type.role == .viewController || type.isView, code.hides(path), code.hasOne(path.first),
      let variable = code.variables.first(where: { $0.name == path.first }),
      let part = ExpressionTypes(project: self, type: type, code: code, parameters: []).type(of: variable)
        .flatMap(self.type), part.isView, !part.removesItself
    else { return nil }
    let isDequeued = variable.value.path?.last.hasPrefix("dequeueReusable") == true
    return isDequeued || code.keeps(path.first) || part.ancestors.contains { $0.hasSuffix("ViewCell") } ? part : nil
  }

  /// The properties in which objects hold who makes and keeps them: `router = Router(screen: self)`.
  func keptByWhatTheyMake() -> [Violation] {
    types.filter { hasIdentity($0) && !RoleNames.isDouble($0.simpleName) }.flatMap { part -> [Violation] in
      let isMade = part.functions.contains { $0.function.kind == .initialiser }
      let heirs = isMade ? heirs(of: part.simpleName).filter(\.isMadeAsSuperclass) : []
      let made = ([part] + heirs).flatMap { notes(of: KeptMakers.self, under: $0.simpleName) }
      let makers = made.filter { note in
        type(note.words[1]).map { !stays($0) && !isNext($0, of: part) } ?? false
      }
      guard !makers.isEmpty, !part.ancestors.contains(where: { $0.hasSuffix("Operation") }) else { return [] }
      return part.storedProperties.compactMap { file, property in
        guard property.ownership == .strong, !property.isStatic, !Self.isDelegate(property.name),
          !part.lets(go: property.name, besides: property.code),
          let maker = makers.first(where: { part.has(property, keep: $0.words[0]) })
        else { return nil }
        return Violation(
          place: place(file, property.offset),
          what: "\(part.name) holds its \(property.name) strongly, and \(maker.words[1]) keeps it in turn",
          how: weakDeclaration(of: property), severity: .error, fix: .holdWeakly)
      }
    }
  }
}

extension Project {
  /// The properties in which objects hold who keeps them and calls one of their functions with itself:
  /// `router.attach(self)`.
  func keptByTheirFunctions() -> [Violation] {
    func givesSelf(_ argument: Call.Argument) -> Bool { argument.value.isName("self") }
    let keepers = types.filter { hasIdentity($0) && !$0.isPartOfModule && !RoleNames.isDouble($0.simpleName) }
    return keepers.flatMap { type in
      type.code(ifAny: { $0.calls.has(givenAny: givesSelf) }).flatMap { _, code in
        code.calls.calls(givenAny: givesSelf).compactMap { call -> Violation? in
          guard call.callee.nameCount == 2, let argument = call.arguments.first(where: givesSelf) else { return nil }
          // `cell.show(user, in: self)`
          if let part = shownPart(call.callee, in: code, of: type) {
            guard let kept = keeper(of: argument, in: call, of: part), !stays(type) else { return nil }
            return Violation(
              place: place(kept.file, kept.property.offset),
              what: "\(type.name) shows \(part.simpleName.withArticle), whose \(kept.property.name) keeps it in turn",
              how: "declare `weak var \(kept.property.name)` in \(kept.owner.name)")
          }
          guard !code.hides(call.callee), let own = type.property(call.callee.first),
            let kept = keeper(of: argument, in: call, by: own, of: type), !stays(type)
          else { return nil }
          return Violation(
            place: place(kept.file, kept.property.offset),
            what: "\(kept.owner.name) holds its \(kept.property.name) strongly, and \(type.name) keeps it in turn",
            how: weakDeclaration(of: kept.property), severity: .error, fix: .holdWeakly)
        }
      }
    }
  }

  /// A property, with the type that has it and its file.
  private typealias Keeper = (owner: ProjectType, file: Int, property: Property)

  /// The property in which what a call gives a part of an object is kept, by that part or by one of its own.
  ///
  /// - Parameter steps: how many parts are followed.
  private func keeper(
    of argument: Call.Argument, in call: Call, by own: Property, of type: ProjectType, steps: Int = 3
  ) -> Keeper? {
    guard own.ownership == .strong, !own.isComputed, !own.isStatic,
      let part = own.typeName.flatMap(self.type), hasIdentity(part), !type.lets(go: own.name, besides: own.code)
    else { return nil }
    return keeper(of: argument, in: call, of: part, steps: steps)
  }

  /// The same, where the part is known.
  private func keeper(
    of argument: Call.Argument, in call: Call, of part: ProjectType, steps: Int = 3
  ) -> Keeper? {
    guard let (function, parameter) = part.function(called: call, for: argument) else { return nil }
    let code = function.code
    // `guard let screen = screen else { … }; self.screen = screen`
    let names = [parameter.name] + code.variables.filter { $0.value.isName(parameter.name) }.map(\.name)
    func isMeant(_ value: Value) -> Bool { names.contains { value.isName($0) } }
    for assignment in code.assignments(where: { isMeant($0.value) && $0.target.nameCount == 1 }) {
      guard assignment.target != .returned,
        let (file, property) = part.storedProperties.first(where: { $0.property.name == assignment.target.last }),
        assignment.target.beginsWithSelf || !names.contains(property.name),
        property.ownership == .strong, !property.isStatic, property.attributes.isEmpty,
        !isSaidElsewhere(property, of: part), !part.lets(go: property.name, besides: code)
      else { continue }
      return stays(part) ? nil : (part, file, property)
    }
    guard steps > 1 else { return nil }
    return code.calls.calls(givenAny: { isMeant($0.value) }).lazy.compactMap { call -> Keeper? in
      guard call.callee.nameCount == 2, !code.hides(call.callee), let next = part.property(call.callee.first),
        let argument = call.arguments.first(where: { isMeant($0.value) })
      else { return nil }
      return self.keeper(of: argument, in: call, by: next, of: part, steps: steps - 1)
    }.first { _ in !stays(part) }
  }

  /// Whether another law says who holds what a property has: a delegate, or a part of a module with presenters.
  private func isSaidElsewhere(_ property: Property, of type: ProjectType) -> Bool {
    Self.isDelegate(property.name) || type.isPartOfModule && (type.role != .router || !allTypes(.presenter).isEmpty)
  }

  /// Whether an object is the part of a module that another one keeps: a presenter its router, who should not keep it.
  private func isNext(_ maker: ProjectType, of part: ProjectType) -> Bool {
    guard let role = part.role, let next = maker.role else { return false }
    return Self.nextParts[role]?.contains(next) ?? false
  }
}

/// Who makes objects with itself and keeps them: under the type of such an object, the label and the maker's type.
struct KeptMakers: Survey {
  static let id = "keptMakers"
  /// What begins the name of an argument that has no label.
  static let unlabelled = "_"

  /// What an argument, or a parameter, is noted by: its label, or which one it is of those that have none.
  static func label<List: RandomAccessCollection>(
    of place: List.Index, among all: List, _ label: (List.Element) -> String?
  ) -> String { label(all[place]) ?? "\(unlabelled)\(all[..<place].count { label($0) == nil })" }

  static func notes(in part: Project) -> [SurveyNote] {
    func givesSelf(_ argument: Call.Argument) -> Bool { argument.value.isName("self") }
    guard part.has({ $0.calls.has(givenAny: givesSelf) }) else { return [] }
    let fates = ClosureFates(project: part)
    let notes = part.types.filter(part.hasIdentity).flatMap { type in
      type.code(ifAny: { $0.calls.has(givenAny: givesSelf) }).flatMap { _, code in
        code.calls.calls(givenAny: givesSelf).compactMap { call -> SurveyNote? in
          guard call.callee.isInitialiser,
            let place = call.arguments.firstIndex(where: givesSelf),
            let keeper = part.keeper(ofMadeBy: call.callee, in: code, of: type, fates)
          else { return nil }
          let made = call.callee.madeType
          let name = made.isEmpty ? type.property(keeper)?.typeName : made
          let label = Self.label(of: place, among: call.arguments, \.label)
          return name.map { SurveyNote($0, [label, type.simpleName]) }
        }
      }
    }
    return Set(notes).inOrder
  }
}

extension Project {
  /// The property of a type that keeps what a call makes until the object goes, be it as its first value, where that is
  /// made later.
  fileprivate func keeper(
    ofMadeBy callee: Path, in code: Code, of owner: ProjectType, _ fates: ClosureFates
  ) -> String? {
    if let lazy = owner.storedProperties.map(\.property).first(where: { $0.isLazy && $0.code.isSame(as: code) }) {
      guard case .call(let made) = lazy.value, made.start == callee.start, made.offset == callee.offset else {
        return nil
      }
      return owner.lets(go: lazy.name, besides: code) ? nil : lazy.name
    }
    if owner.role == .viewController, code.isView(callee) { return "view" }
    guard let keeper = fates.keeper(ofMadeBy: callee, in: code, of: owner) else {
      return owner.keeper(ofResultOf: callee, in: code)
    }
    if owner.takes(back: keeper, besides: code) { return nil }
    // `extension Coordinator { func remove(_ child: Coordinator) { children = children.filter { $0 !== child } } }`
    let isList = owner.property(keeper.first)?.type?.isCollection == true
    let owners = [owner] + owner.ancestors.sorted().compactMap(type)
    return isList && owners.contains { $0.removes(from: keeper) } ? nil : keeper.first
  }
}

extension Code {
  /// Whether what a call makes is a view controller's view, or a part of that: `view = UserView(screen: self)`.
  fileprivate func isView(_ callee: Path) -> Bool {
    func isMade(_ value: Value) -> Bool {
      guard let path = value.path else { return false }
      return path.start == callee.start && path.offset == callee.offset
        || path.isOneName && variables.last { $0.name == path.first }?.value.path?.start == callee.start
    }
    return assignments.contains { $0.target.names == ["view"] && isMade($0.value) }
      || calls.contains { call in
        ["addArrangedSubview", "addSubview"].contains(call.name) && call.arguments.contains { isMade($0.value) }
      }
  }
}

extension ProjectType {
  /// The property that keeps what a function of the type makes and hands out: `layout = makeLayout()`.
  func keeper(ofResultOf callee: Path, in code: Code) -> String? {
    guard let function = functions.first(where: { $0.function.code.isSame(as: code) })?.function,
      code.assignments.contains(where: { $0.target == .returned && $0.value.path?.offset == callee.offset })
    else { return nil }
    // `lazy var source = makeSource()`
    let lazy = storedProperties.map(\.property).first { $0.isLazy && $0.value.path?.isNamed(function.name) == true }
    if let lazy, lazy.ownership == .strong, !lets(go: lazy.name, besides: lazy.code) { return lazy.name }
    for (_, other) in self.code {
      let kept = other.assignments { $0.target.nameCount == 1 && $0.value.path?.isNamed(function.name) == true }
      for assignment in kept where !other.hides(assignment.target) {
        guard let property = property(assignment.target.first), property.ownership == .strong, !property.isComputed,
          !takes(back: assignment.target, besides: other)
        else { continue }
        return property.name
      }
    }
    return nil
  }

  /// The property that keeps what has a member: the one that a path begins with, or to which a local object of that name is
  /// assigned, as in `cell.owner = self; nameCell = cell`.
  fileprivate func keeper(ofBase path: Path, in code: Code) -> Property? {
    guard code.hides(path) else { return property(path.first) }
    guard code.hasOne(path.first) else { return nil }
    let kept = code.assignments.first { assignment in
      assignment.value.isName(path.first) && assignment.target.nameCount == 1 && assignment.target != .returned
    }
    if let kept { return kept.target.beginsWithSelf || !code.hides(kept.target) ? property(kept.target.first) : nil }
    // `steps.append(step)`, where nobody takes one out again
    let added = code.calls.first { call in
      EscapeKnowledge.collecting.contains(call.name) && call.callee.nameCount == 2 && !code.hides(call.callee)
        && call.arguments.contains { $0.value.isName(path.first) }
    }
    return added.flatMap { removes(from: $0.callee.base) ? nil : property($0.callee.first) }
  }

  /// Whether an initialiser has a property keep what it is given under a label.
  func has(_ property: Property, keep label: String) -> Bool {
    functions.contains { _, function in
      guard function.kind == .initialiser,
        let parameter = function.parameters.indices.first(where: {
          KeptMakers.label(of: $0, among: function.parameters, \.label) == label
        }).map({ function.parameters[$0] })
      else { return false }
      return function.code.assignments.contains { assignment in
        assignment.target.names == [property.name] && assignment.value.path?.names == [parameter.name]
      }
    }
  }
}

extension ProjectType {
  /// The one function that a call of an object's means, and the parameter for which it is given something.
  fileprivate func function(called call: Call, for argument: Call.Argument) -> (Function, Parameter)? {
    let functions = functions.map(\.function).filter { $0.name == call.name && $0.bodyOffset != nil && !$0.isStatic }
    guard functions.count == 1, let function = functions.first,
      let given = call.arguments.firstIndex(where: { $0.offset == argument.offset })
    else { return nil }
    let label = KeptMakers.label(of: given, among: call.arguments, \.label)
    let place = function.parameters.indices.first { place in
      KeptMakers.label(of: place, among: function.parameters, \.label) == label
    }
    return place.map { (function, function.parameters[$0]) }
  }
}

extension ProjectType {
  /// Whether it is a part of a VIPER module, of which other rules say who keeps whom.
  fileprivate var isPartOfModule: Bool {
    let parts: Set<Role> = [.interactor, .presenter, .router]
    return role.map(parts.contains) ?? false
  }
}

extension ProjectType {
  /// Whether a weak outlet is in its view all the same, which keeps what it shows.
  func hasInView(_ outlet: Property) -> Bool {
    outlet.attributes.contains("IBOutlet") && (role == .viewController || isView)
  }

  /// The same, by the outlet's name.
  func hasInView(_ outlet: String) -> Bool { property(outlet).map(hasInView) ?? false }

  /// Whether a name is that of the view which a view controller has from the system's class.
  func inheritsView(_ name: String) -> Bool {
    role == .viewController && UIVocabulary.inheritedViews[name] != nil && property(name) == nil
  }
}
