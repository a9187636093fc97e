import Foundation

/// What to call the way in which the process itself holds an object.
enum RootName {
  private static let own: Set<String> = ["window", "delegate", "task"]

  /// `window`, or `static ServicesAssembly.shared`.
  static func words(for root: String) -> String {
    let names = root.components(separatedBy: ", ")
    return names.map { own.contains($0) ? $0 : "static \($0)" }.joined(separator: ", ")
  }
}
