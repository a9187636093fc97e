/// Members with the arguments that they were called with.
enum MemberText {
  /// `replaceStack(rootUrn:animated:)` with `"Login"` and `true` gives `replaceStack(rootUrn: "Login", animated: true)`.
  static func text(_ member: String, arguments: [String]) -> String {
    guard let open = member.firstIndex(of: "("), member.last == ")" else { return member }
    let labels = member[member.index(after: open)...].dropLast().split(separator: ":")
    guard !labels.isEmpty else { return member }
    let list = labels.enumerated().map { index, label in
      let argument = index < arguments.count ? arguments[index] : "…"
      return label == "_" ? argument : "\(label): \(argument)"
    }
    return member[...open] + list.joined(separator: ", ") + ")"
  }
}
