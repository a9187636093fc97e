/// What instrumented code says of one of its functions: written by the compiler's side, read by the trace.
///
/// It travels as one text with tabs between its parts, since the compiler takes its time for every literal:
/// `UserPresenter⇥function⇥save(name:)⇥User/UserPresenter.swift⇥12`.
public struct CallSite: Hashable, Sendable {
  /// The type or extension that declares the function; empty for a function of no type.
  public let declaration: String
  /// The member, without the values of its arguments.
  public let member: CalledMember
  /// The file, relative to the app's folder.
  public let file: String
  /// The line on which the body begins.
  public let line: Int

  /// A function of a declaration.
  public init(declaration: String, member: CalledMember, file: String, line: Int) {
    self.declaration = declaration
    self.member = member
    self.file = file
    self.line = line
  }

  /// What is to be written into the code.
  public var text: String {
    [declaration, member.kind.rawValue, member.fullName, file, "\(line)"].joined(separator: "\t")
  }

  /// Reads what was written into the code.
  ///
  /// - Parameter values: the values of the arguments, as text.
  public init(reading text: StaticString, values: [String] = []) {
    let parts = text.description.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    func part(_ index: Int) -> String { parts.indices.contains(index) ? parts[index] : "" }
    self.init(
      declaration: part(0),
      member: CalledMember(CallKind(rawValue: part(1)) ?? .function, fullName: part(2), values: values),
      file: part(3), line: Int(part(4)) ?? 0)
  }

  /// Whether a text says of a function that it is an initialiser. Cheap, since it is asked for each call.
  public static func isInitialiser(_ text: StaticString) -> Bool { member(in: text, begins: "initialiser\t") }

  /// Whether a text says of a function that it shows data on a screen. Cheap, since it is asked for each call.
  public static func isRendering(_ text: StaticString) -> Bool { member(in: text, begins: "function\trender(") }

  private static func member(in text: StaticString, begins start: StaticString) -> Bool {
    guard text.hasPointerRepresentation else { return false }
    return text.withUTF8Buffer { bytes in
      guard let tab = bytes.firstIndex(of: UInt8(ascii: "\t")) else { return false }
      return start.withUTF8Buffer { bytes[(tab + 1)...].starts(with: $0) }
    }
  }
}
