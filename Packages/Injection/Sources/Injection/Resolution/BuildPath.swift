/// What is being built, from the first request inwards.
struct BuildPath {
  /// Where the path began, when it goes on from an instance that was built earlier and is given its properties now.
  private(set) var origin: PathLink?
  private var places = PlaceMap<PathLink?>()

  init() {}

  /// A path that goes on from where an earlier one was.
  init(from origin: PathLink?) {
    self.origin = origin
  }

  var count: Int { places.count }
  /// What is being built innermost.
  var innermost: Component? { places.entries.last.map { $0.place.component.takeUnretainedValue() } }
  var isEmpty: Bool { places.count == 0 && origin == nil }

  /// What is being built, from the first request to the innermost.
  var components: [Component] {
    (origin?.components ?? []) + places.entries.map { $0.place.component.takeUnretainedValue() }
  }

  func contains(_ place: Place) -> Bool {
    places.position(of: place) != nil || origin?.includes(place) ?? false
  }

  mutating func append(_ place: Place) { places.append(nil, at: place) }

  mutating func removeLast() { places.removeLast() }

  /// The whole path, to be kept beyond the build.
  mutating func link() -> PathLink? {
    let linked = places.entries.lastIndex { $0.value != nil }
    var link = linked.map { places.entries[$0].value } ?? origin
    for position in (linked.map { $0 + 1 } ?? 0)..<places.count {
      link = PathLink(places.entries[position].place, earlier: link)
      places.setValue(link, at: position)
    }
    return link
  }
}
