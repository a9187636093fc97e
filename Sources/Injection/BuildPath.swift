/// What is being built, from the first request inwards.
struct BuildPath {
  private var places: [Place] = []
  /// The places beyond those that are quickly looked through.
  private var farPlaces: Set<Place> = []
  private static let near = 32

  var depth: Int { places.count }
  var innermost: Place? { places.last }

  /// The keys from the first request to the innermost.
  var keys: [Container.Key] { places.map(\.component.key) }

  func contains(_ place: Place) -> Bool {
    places.prefix(Self.near).contains(place) || (!farPlaces.isEmpty && farPlaces.contains(place))
  }

  mutating func push(_ place: Place) {
    if places.count >= Self.near { farPlaces.insert(place) }
    places.append(place)
  }

  /// Answers the innermost place, which is no longer part of the path.
  mutating func pop() -> Place? {
    guard let place = places.popLast() else { return nil }
    if places.count >= Self.near { farPlaces.remove(place) }
    return place
  }
}

/// A component, and the container whose registrations it is built from.
struct Place: Hashable {
  let component: Component
  let view: Container

  static func == (left: Place, right: Place) -> Bool {
    left.component === right.component && left.view === right.view
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(component))
    hasher.combine(ObjectIdentifier(view))
  }
}
