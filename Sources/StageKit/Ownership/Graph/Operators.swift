/// The operators of OpenCombine, as code writes them, from the names of its types.
enum Operators {
  private static let spaces: Set<String> = ["Publishers", "Subscribers"]
  private static let written = ["receiveOn": "receive", "subscribeOn": "subscribe"]

  /// `map` for `Publishers.Map` and for its subscriptions; nil for other types.
  static func name(of type: TypeIdentity) -> String? {
    guard type.module == "OpenCombine" else { return nil }
    let parts = type.name.split(separator: ".")
    guard parts.count > 1, spaces.contains(String(parts[0])) else { return nil }
    let name = parts[1].prefix(1).lowercased() + parts[1].dropFirst()
    return written[name] ?? name
  }

  /// Whether an object is part of a subscription, as opposed to the description of one.
  static func isSubscription(_ type: TypeIdentity) -> Bool {
    guard type.module == "OpenCombine" else { return false }
    let parts = type.name.split(separator: ".")
    return parts.first == "Subscribers" || parts.last == "Conduit" || parts.first == "Publishers" && parts.count > 2
  }
}
