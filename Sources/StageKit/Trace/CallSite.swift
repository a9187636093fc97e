import StageProtocol

/// A function as instrumented code describes it, in one string, since every literal costs the compiler time.
struct CallSite: Hashable, Sendable {
  /// The type or extension that declares it; empty for a function of no type.
  let declaration: String
  /// With the labels of its arguments: `replaceStack(rootUrn:animated:)`.
  let member: String
  let file: String
  let line: Int

  /// Reads `UserPresenter⇥save(name:)⇥User/UserPresenter.swift⇥12`, with tabs between the parts.
  init(reading text: StaticString) {
    let parts = text.description.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    declaration = parts.first ?? ""
    member = parts.count > 1 ? parts[1] : ""
    file = parts.count > 2 ? parts[2] : ""
    line = parts.count > 3 ? Int(parts[3]) ?? 0 : 0
  }

  /// Whether it is a closure that a function has passed on: `closure in load()`.
  var isPassedClosure: Bool { member.hasPrefix(CallTrace.closureWords) }

  /// Whether a site describes an initialiser. Cheap, since it is checked for each call.
  static func isInitialiser(_ text: StaticString) -> Bool { member(in: text, begins: "init") }

  /// Whether a site describes a function that shows data on a screen. Cheap, since it is checked for each call.
  static func isRendering(_ text: StaticString) -> Bool { member(in: text, begins: "render(") }

  private static func member(in text: StaticString, begins start: StaticString) -> Bool {
    guard text.hasPointerRepresentation else { return false }
    return text.withUTF8Buffer { bytes in
      guard let tab = bytes.firstIndex(of: UInt8(ascii: "\t")) else { return false }
      return start.withUTF8Buffer { bytes[(tab + 1)...].starts(with: $0) }
    }
  }
}
