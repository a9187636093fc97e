/// The interactors that presenters know, by whatever name.
struct KnownInteractors: Survey {
  static let id = "knownInteractors"

  static func notes(in part: Project) -> [SurveyNote] {
    let presenters = part.types.filter { $0.role == .presenter }
    let known = Set(presenters.flatMap(names).map(\.lastName)).filter { name in
      part.role(ofType: name) == .interactor
        || part.type(name)?.isProtocol == true && part.heirs(of: name).contains { $0.role == .interactor }
    }
    return known.sorted().flatMap { [SurveyNote($0), SurveyNote("", [$0])] }
  }

  /// The types that a presenter names.
  private static func names(in presenter: ProjectType) -> [String] {
    let mentioned = presenter.code.flatMap { _, code in code.mentions.map(\.name) }
    let held = presenter.properties.flatMap { _, property in
      property.type?.names ?? [property.typeName].compactMap(\.self)
    }
    let inherited = presenter.parts.flatMap(\.declaration.inherited).flatMap(\.names)
    return mentioned + held + inherited
  }
}

extension Project {
  /// Whether an interactor belongs to a screen: a presenter knows it, or it answers one. Others are services that are called
  /// so.
  func isOfScreen(_ interactor: ProjectType) -> Bool {
    let names = interactor.ancestors.union([interactor.simpleName]).filter { RoleNames.isTelling($0) }
    let answers: Set<String> = ["output", "presenter"]
    let known = names.count { !notes(of: KnownInteractors.self, under: $0).isEmpty }
    // One that stands behind the protocols of many modules works for the app.
    if known > 3 { return false }
    return notes(of: KnownInteractors.self).isEmpty || interactor.name.contains(".") || known > 0
      || interactor.isProtocol && heirs(of: interactor.simpleName).isEmpty
      || interactor.properties.contains { answers.contains($0.property.name) }
  }
}
