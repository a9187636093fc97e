/// The components of a container, in the order of registration. A replacement takes the place of what it replaces.
///
/// The list of a container's copy begins with empty places, which are filled as the components are copied.
struct ComponentList {
  /// Empty in a list that has empty places.
  private(set) var components: ContiguousArray<Component> = []
  private var places: [Component?] = []
  private(set) var isComplete = true

  init() {}

  /// Makes a list of empty places.
  init(emptyPlaces count: Int) {
    places = Array(repeating: nil, count: count)
    isComplete = count == 0
  }

  var count: Int { isComplete ? components.count : places.count }

  /// The components that there are.
  var present: [Component] { isComplete ? Array(components) : places.compactMap(\.self) }

  /// The component at a place; nil if the place is empty, or there is none.
  subscript(order: Int32) -> Component? {
    let place = Int(order)
    return place >= count ? nil : isComplete ? components[place] : places[place]
  }

  /// Gives a component the next place.
  @inline(__always)
  mutating func append(_ new: Component) {
    new.order = Int32(count)
    if isComplete { components.append(new) } else { places.append(new) }
  }

  /// Puts a component in the place of another, which may be another container's.
  mutating func put(_ new: Component, inPlaceOf old: Component) {
    new.order = old.order
    if isComplete { components[Int(new.order)] = new } else { places[Int(new.order)] = new }
  }

  /// Fills the empty places.
  mutating func complete(_ component: (Int) -> Component) {
    components = ContiguousArray(places.indices.map { places[$0] ?? component($0) })
    places = []
    isComplete = true
  }
}
