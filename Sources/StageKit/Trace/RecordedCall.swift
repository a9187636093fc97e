import StageProtocol

/// A call as it is kept until somebody asks: nothing of the app is kept alive by it.
struct RecordedCall: Sendable {
  struct Place: Sendable {
    let type: Any.Type?
    let declaration: StaticString
    let member: StaticString
    let file: StaticString
    let line: Int32
  }

  let place: Place
  let arguments: [String]
  /// The index of the call within which this one happened.
  let parent: Int?

  func call(depth: Int) -> CallTrace.Call {
    let declaration = place.declaration.description
    let type = place.type.map(Self.name) ?? declaration
    let isOwn = place.type.map { Self.isDeclaration(declaration, of: $0) } ?? true
    return CallTrace.Call(
      depth: depth, type: type, member: MemberText.text(place.member.description, arguments: arguments),
      declaredIn: isOwn ? nil : declaration, file: place.file.description, line: Int(place.line))
  }

  /// The app's extensions of system types are shown without what those are generic over: `Result.isUnreachable`.
  private static func name(of type: Any.Type) -> String {
    guard let identity = TypeIdentity(TypeMetadata(type)), Modules.isSystem(identity.module) else {
      return TypeName.short(type)
    }
    return identity.name
  }

  private static func isDeclaration(_ declaration: String, of type: Any.Type) -> Bool {
    let name = TypeIdentity(TypeMetadata(type))?.name ?? TypeName.short(type)
    return name == declaration || name.hasSuffix("." + declaration)
  }
}
