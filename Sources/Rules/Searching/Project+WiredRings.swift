extension Project {
  /// Where a function gives objects to each other, and each keeps the next:
  /// `interactor.source = source; source.handler = interactor`.
  func ringsOfWiring() -> [Violation] {
    types.filter { $0.has { $0.hasAssignments(where: \.isGift) } }.flatMap { type in
      type.functions.flatMap { _, function in Wiring(project: self, type: type, function: function).violations }
    }
      + files.flatMap { _, file in
        file.functions.flatMap { Wiring(project: self, type: nil, function: $0).violations }
      }
  }
}

/// The objects that a function puts together: those that it makes or is given, and the one whose function it is.
private struct Wiring {
  let project: Project
  /// The type whose function it is; `nil` for a free one.
  let type: ProjectType?
  let function: Function

  private var code: Code { function.code }

  /// How many objects a ring may have.
  private static let mostSteps = 4

  /// What is found about each ring.
  var violations: [Violation] {
    guard wiresOthers else { return [] }
    let set = givenAfterwards()
    // Most that are given to others are given nothing themselves, and no ring leads by way of them.
    guard set.contains(where: { gift in mayBeGiven(gift.value) || set.contains { $0.owner == gift.value } }),
      case let kept = set.filter({ keeper($0) != nil }), !kept.isEmpty
    else { return [] }
    let gifts = kept + givenInInitialisers()
    var found: [Violation] = []
    var isSeen: Set<Set<String>> = []
    for gift in gifts where !gift.isInInitialiser {
      guard let way = way(from: gift.value, to: gift.owner, by: gifts, steps: Self.mostSteps) else { continue }
      let ring = way + [gift]
      // Of two that are a screen and its part, other rules say more.
      guard ring.count > 2 || gift.value != Self.itself && gift.owner != Self.itself,
        isSeen.insert(Set(ring.map(\.owner))).inserted
      else { continue }
      found += violation(of: ring).map { [$0] } ?? []
    }
    return found
  }

  /// Whether a ring may be closed, as far as names tell: most functions do no more than keep what they are given,
  /// `self.name = name`.
  private var wiresOthers: Bool {
    code.hasAssignments { ($0.isGift || $0.isOfMade) && $0.target.nameCount == 2 && !$0.target.beginsWithSelf }
      // What it keeps itself is to be given it.
      || code.calls.has(givenAny: { $0.value.isName(Self.itself) })
      || code.variables.contains { $0.value.isName(Self.itself) }
  }

  /// The gifts that lead from one object to another, each to the next.
  private func way(from start: String, to end: String, by gifts: [Gift], steps: Int) -> [Gift]? {
    guard steps > 0 else { return nil }
    for gift in gifts where gift.owner == start {
      if gift.value == end { return [gift] }
      if let rest = way(from: gift.value, to: end, by: gifts.filter { $0.owner != start }, steps: steps - 1) {
        return [gift] + rest
      }
    }
    return nil
  }

  private func violation(of ring: [Gift]) -> Violation? {
    let owners = ring.compactMap { kind(of: $0.owner) }
    guard owners.count == ring.count,
      !owners.contains(where: { project.stays($0) || RoleNames.isDouble($0.simpleName) })
    else { return nil }
    let ranks = zip(ring, owners).map(leadsBack)
    guard let last = ranks.indices.max(by: { ranks[$0] < ranks[$1] }),
      let (file, property) = owners[last].storedProperties.first(where: { $0.property.name == ring[last].property })
    else { return nil }
    let others = (1..<ring.count).map { ring[(last + $0) % ring.count].property }.joined(separator: ".")
    return Violation(
      place: project.place(file, property.offset),
      what: "\(owners[last].name) holds its \(property.name) strongly, whose \(others) keeps it in turn",
      how: project.weakDeclaration(of: property), severity: .error, fix: .holdWeakly)
  }

  /// How likely a gift is what closes a ring: one by which a screen is kept by its parts; one by which what serves would
  /// keep whom it serves, or a screen its coordinator; or one that comes afterwards, so that what is made later keeps what
  /// was made first.
  private func leadsBack(_ gift: Gift, _ owner: ProjectType) -> Int {
    let kept = kind(of: gift.value)
    let mayKeep = (owner.role?.layer).flatMap { outer in (kept?.role?.layer).map(outer.mayDepend) }
    if kept?.role?.layer == .view, owner.role?.layer != .view { return 4 }
    if mayKeep == false || owner.role == .router && kept?.role?.layer == .logic || kept?.role == .coordinator {
      return 3
    }
    return gift.isInInitialiser ? 0 : place(of: gift.owner) > place(of: gift.value) ? 2 : 1
  }

  /// The type that is given something, if it keeps that.
  private func keeper(_ gift: Gift) -> ProjectType? {
    // A value keeps as well what it is made with, and goes into the ring with that.
    guard let type = kind(of: gift.owner),
      project.hasIdentity(type) || gift.isInInitialiser && type.kind == .struct,
      let property = type.property(gift.property), property.ownership == .strong, !property.isComputed,
      !property.isStatic, !property.isOverride, property.attributes.isEmpty,
      property.type.map(project.isFunction) != true, !type.lets(go: property.name, besides: property.code),
      // It keeps itself until its work is done: `loader.owner = loader`, `{ loader?.owner = nil }`.
      !code.hasAssignments(where: { $0.value == .other && $0.target.names == [gift.owner, gift.property] })
    else { return nil }
    return type
  }

  /// What objects are given of each other once they are made.
  private func givenAfterwards() -> [Gift] {
    code.assignments(where: { $0.isGift || $0.isOfMade }).compactMap { assignment in
      let target = assignment.target
      guard let path = assignment.value.path, let value = assignment.isOfMade ? key(of: path) : name(path.last) else {
        return nil
      }
      if target.nameCount == 2, !target.beginsWithSelf, let owner = name(target.first) {
        return Gift(owner: owner, property: target.last, value: value, isInInitialiser: false)
      }
      guard target.nameCount == 1, target.beginsWithSelf || name(target.last) == nil, let owner = name(Self.itself)
      else {
        return nil
      }
      return Gift(owner: owner, property: target.last, value: value, isInInitialiser: false)
    }
  }

  /// What local objects are made with, and keep under the name that it is given by.
  private func givenInInitialisers() -> [Gift] {
    let named = code.variables.flatMap { variable -> [Gift] in
      guard case .call(let made) = variable.value, made.isInitialiser, code.hasOne(variable.name) else { return [] }
      return gifts(in: made, to: variable.name)
    }
    // `screen.model = Model(router: router)`
    let unnamed = code.assignments(where: \.isOfMade).compactMap(\.value.path)
    return named + unnamed.flatMap { gifts(in: $0, to: key(of: $0)) }
  }

  /// What an object is made with and keeps.
  private func gifts(in made: Path, to owner: String) -> [Gift] {
    guard let call = code.calls.calls(where: { $0.start == made.start && $0.offset == made.offset }).first else {
      return []
    }
    return call.arguments.compactMap { argument in
      guard let path = argument.value.path, path.isOneName, let value = name(path.last),
        let property = property(storing: argument.label, in: call)
      else { return nil }
      let gift = Gift(owner: owner, property: property, value: value, isInInitialiser: true)
      return keeper(gift) == nil ? nil : gift
    }
  }

  /// The property in which what a call makes keeps what it is given under a label.
  private func property(storing label: String?, in call: Call) -> String? {
    if let label, ClosureFates(project: project).stores(label, in: call) { return label }
    let initialisers = project.type(call.callee.madeType)?.functions.map(\.function).filter { $0.kind == .initialiser }
    guard let initialisers, initialisers.count == 1, let only = initialisers.first,
      let parameter = only.parameters.first(where: { $0.label == label })
    else { return nil }
    return only.code.assignments { $0.target.nameCount == 1 && $0.value.isName(parameter.name) }.first?.target.last
  }
}

extension Wiring {
  private static let itself = "self"

  /// What an object is called here, by which it is told from the others: `self` for `let screen = self`, too; `nil` for what
  /// is not one of the objects.
  private func name(_ written: String) -> String? {
    // `guard let self` makes another name of it, and no other object.
    if written == Self.itself { return type == nil || function.isStatic ? nil : written }
    if let variable = code.variables.first(where: { $0.name == written }) {
      guard code.hasOne(written) else { return nil }
      return variable.value.isName(Self.itself) ? name(Self.itself) : written
    }
    return function.parameters.contains { $0.name == written } ? written : nil
  }

  /// What an object is called here that has no name: the place where it is made.
  private func key(of made: Path) -> String { String(made.offset) }

  /// Where an object without a name is made; `nil` for one with a name.
  private func place(ofUnnamed name: String) -> Int? { Int(name) }

  /// Whether an object may be given something by its initialiser.
  private func mayBeGiven(_ name: String) -> Bool {
    place(ofUnnamed: name) != nil
      || code.variables.contains { variable in
        if case .call = variable.value { variable.name == name } else { false }
      }
  }

  /// The type of an object, as far as it is known.
  private func kind(of name: String) -> ProjectType? {
    if name == Self.itself { return type }
    if let place = place(ofUnnamed: name) {
      return code.calls.calls(where: { $0.offset == place }).first.flatMap { project.type($0.callee.madeType) }
    }
    if let made = code.maker(of: name) { return project.type(made) }
    if code.variables.contains(where: { $0.name == name }) {
      return ExpressionTypes(project: project, type: type, code: code, parameters: function.parameters)
        .type(ofLocal: name).flatMap(project.type)
    }
    return function.parameters.first { $0.name == name }.flatMap { project.type($0.type.main) }
  }

  /// Where a local object is declared; what is there before comes first.
  private func place(of name: String) -> Int {
    place(ofUnnamed: name) ?? code.variables.first { $0.name == name }?.offset ?? 0
  }
}

/// An object that another one is given as its property: `owner.property = value`, `Owner(property: value)`.
private struct Gift {
  let owner: String
  let property: String
  let value: String
  let isInInitialiser: Bool
}

extension Assignment {
  /// Whether a property of something gets what has one name: `interactor.source = source`, `self.interactor = interactor`.
  fileprivate var isGift: Bool { target.nameCount <= 2 && value.path?.isOneName == true && !isOfMade }

  /// Whether a property of something gets what is made for that: `screen.model = Model(router: router)`.
  fileprivate var isOfMade: Bool {
    if case .call(let path) = value { target.nameCount <= 2 && path.isInitialiser } else { false }
  }
}
