extension ModulesAreGraphScoped: RunRule {
  func violations(in run: Run, of project: Project) -> [RunViolation] {
    let closures = Set(
      project.types(.coordinator).flatMap { $0.code.flatMap { $0.code.assignments.map(\.target.last) } })
    return run.shown(.viewController, in: project).flatMap { object, controller in
      controller.storedProperties.compactMap { file, property -> RunViolation? in
        guard let id = object.held[property.name], let model = run.objects.first(where: { $0.id == id }),
          let type = project.type(model.type), type.role == .viewModel
        else { return nil }
        let ways = type.storedProperties.filter { $0.property.type.map(project.isFunction) ?? false }
          .map(\.property.name)
        // Where one is set, the coordinator had this view model; where none of its kind is ever set, there is no other.
        guard !ways.isEmpty, ways.allSatisfy({ model.emptyFields.contains($0) && closures.contains($0) }) else {
          return nil
        }
        return RunViolation(
          place: project.place(file, property.offset), in: project,
          what: "\(controller.name) is on display with another \(type.name) than the one whose closures were set",
          how: "register the view model in the scope of the object graph", event: object.since)
      }
    }
  }
}
