import ScreenKit

/// A window that shows a root.
@MainActor
func shownWindow(_ root: ViewController) -> Window {
  let window = Window()
  window.rootViewController = root
  window.makeKeyAndVisible()
  return window
}

/// The misuses that are reported while something is done.
@MainActor
func misuses(_ body: () -> Void) -> [Misuse] {
  var misuses: [Misuse] = []
  let former = Misuse.handler
  Misuse.handler = { misuses.append($0) }
  body()
  Misuse.handler = former
  return misuses
}

/// The words with which an interaction is refused.
@MainActor
func refusal(_ interaction: () throws(InteractionError) -> Void) -> String {
  do {
    try interaction()
    return "not refused"
  } catch {
    return error.description
  }
}

/// A screen that shows these views.
@MainActor
func screen(_ title: String, id: String? = nil, _ views: View...) -> ViewController {
  let controller = ViewController()
  controller.title = title
  controller.restorationIdentifier = id
  for view in views { controller.view.addSubview(view) }
  return controller
}
