/// A path that is kept: its innermost place, and the link to those before. Paths that begin alike share links.
final class PathLink {
  let component: Component
  let view: Container
  private(set) var earlier: PathLink?

  var place: Place { Place(component: component, view: view) }

  init(_ place: Place, earlier: PathLink?) {
    component = place.component.takeUnretainedValue()
    view = place.view.takeUnretainedValue()
    self.earlier = earlier
  }

  deinit {
    // Let go one after the other: a long path would otherwise end link by link, each on the stack of the one before.
    var rest = earlier.take()
    while isKnownUniquelyReferenced(&rest) { rest = rest?.earlier.take() }
  }

  /// From the first to the innermost.
  var components: [Component] {
    sequence(first: self, next: \.earlier).map(\.component).reversed()
  }

  func includes(_ place: Place) -> Bool {
    sequence(first: self, next: \.earlier).contains { $0.place == place }
  }
}
