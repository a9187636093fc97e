extension RoutesAreAssigned: RunRule {
  func violations(in run: Run, of project: Project) -> [RunViolation] {
    let routes = ModuleRouteNames(project)
    let gaps = gaps(in: project)
    // Where the source says which coordinator forgets a route, it says more than the module that lacks it.
    func isToldBySource(_ name: String, of type: ProjectType) -> Bool {
      gaps.contains { gap in
        (gap.module.name == type.name || type.ancestors.contains(gap.module.simpleName)) && gap.missing.contains(name)
      }
    }
    return run.shown(.viewController, in: project).compactMap { object, type in
      let missing = type.storedProperties.filter { _, property in
        property.type?.isImplicitlyUnwrapped == true && object.emptyFields.contains(property.name)
          && routes.contains(property.name, of: type) && !isToldBySource(property.name, of: type)
      }
      guard let (file, property) = missing.first else { return nil }
      return RunViolation(
        place: project.place(file, property.offset), in: project,
        what: "\(type.name) is on display without \(missing.map(\.property.name).joined(separator: ", "))",
        how: "assign it where the coordinator makes the module, before it is shown", event: object.since)
    }
  }
}
