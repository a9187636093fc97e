/// What stands in front of a call or an assignment: `self?.viewModel.onClose`, `container.resolve(UserFactory.self).make`.
struct Path: Hashable, Sendable {
  /// One name in it.
  struct Component: Hashable, Sendable {
    let name: String
    var isCall = false
    /// The type that a call names as its first argument, `UserFactory` in `resolve(UserFactory.self)`.
    var metatype: String?
  }

  /// From left to right; a path that begins with something else than a name begins with an empty component.
  var components: [Component] = []
  /// Where its last name stands.
  var offset = 0
  /// Where it begins, which all calls of a chain have in common.
  var start = 0

  /// The names, `self` left out.
  var names: [String] {
    let names = components.map(\.name)
    return names.first == "self" ? Array(names.dropFirst()) : names
  }

  /// The first of the names; empty where there is none.
  var first: String { name(at: 0) }
  /// The second of the names; empty where there is none.
  var second: String { name(at: 1) }
  var last: String { components.last?.name ?? "" }

  /// Whether it begins with `self`.
  var beginsWithSelf: Bool { components.first?.name == "self" }

  private func name(at index: Int) -> String {
    let index = beginsWithSelf ? index + 1 : index
    return index < components.count ? components[index].name : ""
  }

  /// The path without its last component.
  var base: Path { Path(components: components.dropLast(), offset: offset, start: start) }
}
