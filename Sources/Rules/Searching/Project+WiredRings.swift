extension Project {
  /// Where objects that some code makes are given to each other, and each keeps the next:
  /// `interactor.source = source; source.handler = interactor`.
  func ringsOfWiring() -> [Violation] {
    types.flatMap { type in type.functions.flatMap { rings(in: $0.function.code) } }
      + files.flatMap { _, file in file.functions.flatMap { rings(in: $0.code) } }
  }

  private func rings(in code: Code) -> [Violation] {
    let set = code.givenAfterwards()
    guard !set.isEmpty else { return [] }
    let gifts = set.filter { keeper($0, in: code) != nil } + givenInInitialisers(in: code)
    var found: [Violation] = []
    var isSeen: Set<Set<String>> = []
    for gift in gifts where !gift.isInInitialiser {
      guard let way = way(from: gift.value, to: gift.owner, by: gifts, steps: Self.mostSteps) else { continue }
      let ring = way + [gift]
      guard isSeen.insert(Set(ring.map(\.owner))).inserted else { continue }
      found += violation(of: ring, in: code).map { [$0] } ?? []
    }
    return found
  }

  /// How many objects a ring may have.
  private static let mostSteps = 4

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

  private func violation(of ring: [Gift], in code: Code) -> Violation? {
    let owners = ring.compactMap { code.maker(of: $0.owner).flatMap(type) }
    guard owners.count == ring.count, !owners.contains(where: { isForEver($0) || RoleNames.isDouble($0.simpleName) })
    else { return nil }
    let ranks = zip(ring, owners).map { leadsBack($0, $1, in: code) }
    guard let last = ranks.indices.max(by: { ranks[$0] < ranks[$1] }),
      let (file, property) = owners[last].storedProperties.first(where: { $0.property.name == ring[last].property })
    else { return nil }
    let others = (1..<ring.count).map { ring[(last + $0) % ring.count].property }.joined(separator: ".")
    return Violation(
      place: place(file, property.offset),
      what: "\(owners[last].name) holds its \(property.name) strongly, whose \(others) keeps it in turn",
      how: weakDeclaration(of: property), severity: .error, fix: .holdWeakly)
  }

  /// How likely a gift is what closes a ring: one by which what serves would keep whom it serves, a router its screen, or a
  /// screen its coordinator; or one that comes afterwards, so that what is made later keeps what was made first.
  private func leadsBack(_ gift: Gift, _ owner: ProjectType, in code: Code) -> Int {
    let kept = code.maker(of: gift.value).flatMap(type)
    let mayKeep = (owner.role?.layer).flatMap { outer in (kept?.role?.layer).map(outer.mayDepend) }
    let isScreen = kept?.role?.layer == .view || kept?.role?.layer == .logic
    if mayKeep == false || owner.role == .router && isScreen || kept?.role == .coordinator { return 3 }
    return gift.isInInitialiser ? 0 : code.place(of: gift.owner) > code.place(of: gift.value) ? 2 : 1
  }

  /// The type that is given something, if it keeps that.
  private func keeper(_ gift: Gift, in code: Code) -> ProjectType? {
    guard let type = code.maker(of: gift.owner).flatMap(type), hasIdentity(type),
      let property = type.property(gift.property), property.ownership == .strong, !property.isComputed,
      !property.isStatic, !property.isOverride, property.attributes.isEmpty,
      property.type.map(isFunction) != true, !type.lets(go: property.name, besides: property.code)
    else { return nil }
    return type
  }

  /// What local objects are made with, and keep under the name that it is given by.
  private func givenInInitialisers(in code: Code) -> [Gift] {
    let fates = ClosureFates(project: self)
    return code.variables.flatMap { variable -> [Gift] in
      guard case .call(let made) = variable.value, made.isInitialiser, code.hasOne(variable.name),
        let call = code.calls.calls(where: { $0.start == made.start && $0.offset == made.offset }).first
      else { return [] }
      return call.arguments.compactMap { argument in
        guard let label = argument.label, let value = argument.value.path, value.isOneName, code.hasOne(value.first),
          fates.stores(label, in: call)
        else { return nil }
        let gift = Gift(owner: variable.name, property: label, value: value.first, isInInitialiser: true)
        return keeper(gift, in: code) == nil ? nil : gift
      }
    }
  }
}

/// A local object that another one is given as its property: `owner.property = value`, `Owner(property: value)`.
private struct Gift {
  let owner: String
  let property: String
  let value: String
  let isInInitialiser: Bool
}

extension Code {
  /// Where a local object is declared.
  fileprivate func place(of local: String) -> Int { variables.first { $0.name == local }?.offset ?? 0 }

  /// What local objects are given of each other once they are made.
  fileprivate func givenAfterwards() -> [Gift] {
    assignments { $0.target.nameCount == 2 && $0.value.path?.isOneName == true }.compactMap { assignment in
      guard let value = assignment.value.path?.first, hasOne(value), hasOne(assignment.target.first) else { return nil }
      return Gift(
        owner: assignment.target.first, property: assignment.target.last, value: value, isInInitialiser: false)
    }
  }
}
