/// Runs one flow of the app: builds its screens, and goes from one to the next.
public protocol Coordinator: AnyObject {
  func start()
}
