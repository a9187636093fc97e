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

  /// Puts a component at a place that there is.
  mutating func put(_ new: Component, at order: Int32) {
    new.order = order
    if isComplete { components[Int(order)] = new } else { places[Int(order)] = new }
  }

  /// Looks for a component, whatever place it is said to have; nil if it is not there.
  func place(of component: Component) -> Int32? {
    (isComplete ? components.firstIndex { $0 === component } : places.firstIndex { $0 === component })
      .map(Int32.init)
  }

  /// Fills the empty places.
  mutating func complete(_ component: (Int) -> Component) {
    components = ContiguousArray(places.indices.map { places[$0] ?? component($0) })
    places = []
    isComplete = true
  }
}
