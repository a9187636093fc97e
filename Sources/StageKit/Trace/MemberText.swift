import StageProtocol

/// Members with the arguments that they were called with.
enum MemberText {
  /// `replaceStack(rootUrn:animated:)` with `"Login"` and `true` gives `rootUrn: "Login"` and `animated: true`.
  static func arguments(of member: String, values: [String]) -> [CallTrace.Argument] {
    guard let open = member.firstIndex(of: "("), member.last == ")" else { return [] }
    let labels = member[member.index(after: open)...].dropLast().split(separator: ":")
    return labels.enumerated().map { index, label in
      CallTrace.Argument(
        label: label == "_" ? nil : String(label), value: values.indices.contains(index) ? values[index] : "…")
    }
  }

  /// `replaceStack(rootUrn: "Login", animated: true)`.
  static func text(_ member: String, arguments: [CallTrace.Argument]) -> String {
    guard !arguments.isEmpty, let open = member.firstIndex(of: "(") else { return member }
    let list = arguments.map { argument in argument.label.map { "\($0): \(argument.value)" } ?? argument.value }
    return member[...open] + list.joined(separator: ", ") + ")"
  }
}
