import Foundation

/// What to call the way in which the process itself holds an object.
enum RootName {
  private static let own = ["window": "window", "delegate": "delegate", "task": "a task that is not over"]

  /// `window`, or `static ServicesAssembly.shared`.
  static func words(for root: String) -> String {
    let names = root.components(separatedBy: ", ")
    return names.map { own[$0] ?? "static \($0)" }.joined(separator: ", ")
  }

  /// What stands before the object in a tree: `static ServicesAssembly.shared`, or `task`. A window and the delegate are
  /// seen to be what they are.
  static func title(for root: String) -> String? {
    let words = words(for: root)
    if words.hasPrefix("static ") { return words }
    return root == "task" ? root : nil
  }
}
