import StageProtocol

/// The ways to name a member that a trace shows with its arguments.
struct CallSignature {
  /// `replaceStack`, `replaceStack(rootUrn:animated:)`, `replaceStack(rootUrn:Login,animated:…)`.
  let forms: Set<String>

  init(_ member: String) {
    if member.hasPrefix(CallTrace.closureWords) {
      let function = CallSignature(String(member.dropFirst(CallTrace.closureWords.count)))
      forms = Set(function.forms.map { Self.compact(CallTrace.closureWords) + $0 })
      return
    }
    let name = String(member.prefix { $0 != "(" && $0 != "{" && $0 != " " })
    var forms: Set = [name, Self.compact(member)]
    if let labels = Self.labels(in: member.dropFirst(name.count)) { forms.insert("\(name)(\(labels))") }
    self.forms = forms
  }

  /// A member without quotes and spaces, which a pattern may leave out.
  static func compact(_ member: String) -> String {
    String(member.filter { $0 != "\"" && !$0.isWhitespace })
  }

  /// The labels of printed arguments, `(rootUrn: "Login", 3)` → `rootUrn:_:`.
  private static func labels(in arguments: Substring) -> String? {
    guard arguments.first == "(", arguments.last == ")" else { return nil }
    var labels = ""
    var argument = ""
    var depth = 0
    var isQuoted = false
    for character in arguments.dropFirst().dropLast() + "," {
      switch character {
      case "\"": isQuoted.toggle()
      case _ where isQuoted: continue
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "," where depth == 0:
        labels += label(of: argument)
        argument = ""
        continue
      default: break
      }
      argument.append(character)
    }
    return labels
  }

  private static func label(of argument: String) -> String {
    guard argument.contains(where: { !$0.isWhitespace }) else { return "" }
    let label = argument.prefix { $0 != ":" }.filter { !$0.isWhitespace }
    let isLabel = argument.contains(":") && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isLabel ? label + ":" : "_:"
  }
}
