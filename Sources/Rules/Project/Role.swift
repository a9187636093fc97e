/// What a type is for in an architecture.
public enum Role: String, Hashable, Sendable, CaseIterable, Codable {
  case appDelegate, assembly, composition, configurator, context, coordinator, dependencyManager, factory,
    flowController, holder, interactor, manager, moduleInput, part, presenter, provider, repository, router, routes,
    service, useCase, view, viewController, viewInput, viewModel, viewOutput

  /// In running text: `view controller`.
  var words: String {
    var words = ""
    for character in rawValue {
      if character.isUppercase { words += " " }
      words += character.lowercased()
    }
    return words
  }

  /// In running text, for several: `factories`.
  var plural: String {
    rawValue.hasSuffix("y") ? words.dropLast() + "ies" : words + (rawValue.hasSuffix("s") ? "" : "s")
  }
}
