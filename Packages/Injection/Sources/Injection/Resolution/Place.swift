/// A component, and the container whose registrations it is built from. It keeps neither alive.
struct Place: Equatable {
  let component: Unmanaged<Component>
  let view: Unmanaged<Container>

  init(component: Component, view: Container) {
    self.component = .passUnretained(component)
    self.view = .passUnretained(view)
  }

  static func == (left: Place, right: Place) -> Bool {
    left.component.toOpaque() == right.component.toOpaque() && left.view.toOpaque() == right.view.toOpaque()
  }

  var spread: UInt {
    (UInt(bitPattern: component.toOpaque()) &+ 31 &* UInt(bitPattern: view.toOpaque())).spread
  }
}
