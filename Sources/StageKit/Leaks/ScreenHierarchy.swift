import ScreenKit

/// The screens that a window holds, visible or not.
@MainActor
enum ScreenHierarchy {
  /// The root, what is in it, what is presented over these, and so on.
  static func controllers(in window: Window?) -> [ViewController] {
    var found: [ViewController] = []
    var met: Set<ObjectIdentifier> = []
    var waiting = [window?.rootViewController].compactMap(\.self)
    while let next = waiting.popLast() {
      guard met.insert(ObjectIdentifier(next)).inserted else { continue }
      found.append(next)
      waiting += next.children + [next.presentedViewController].compactMap(\.self)
    }
    return found
  }
}
