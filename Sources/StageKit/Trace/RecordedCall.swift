import StageProtocol

/// A call as it is kept until somebody asks: nothing of the app is kept alive by it.
struct RecordedCall: Sendable {
  /// The type of the object that was called, where the code could tell.
  let type: Any.Type?
  /// Reads as a `CallSite`.
  let site: StaticString
  let arguments: [String]
  /// For a `render`, a mark of the data that it was given.
  var data: String?
  /// For an initialiser, the objects that it was given, by the place of the argument.
  var given: [Int: GivenObject] = [:]
  /// For an initialiser of a class, the object that it builds.
  var object: NewObject?
  /// How many factories of containers were running on its thread when it began.
  var factoryDepth = 0
  /// The index of the call within which this one happened, or by which it was set going.
  var parent: Int?
  /// Whether it was set going by its parent, and did not happen within it.
  var isLater = false
  /// The token of the call of an earlier event that set it going.
  var cause: Int?

  init(type: Any.Type?, site: StaticString, arguments: [String]) {
    self.type = type
    self.site = site
    self.arguments = arguments
  }

  /// Whether it is a call of the type, a superclass included, or of the functions of a file, that another site is
  /// written in.
  func isOfType(thatDeclares other: StaticString) -> Bool {
    let (own, other) = (CallSite(reading: site), CallSite(reading: other))
    if own.declaration == other.declaration { return !own.declaration.isEmpty || own.file == other.file }
    guard let type else { return false }
    return TypeCatalogue.shared.layout(ofClass: TypeMetadata(type))?.lineage.contains { $0.isNamed(other.declaration) }
      ?? Self.isDeclaration(other.declaration, of: type)
  }

  /// The call as others are told of it.
  ///
  /// - Parameters:
  ///   - order: its place in the order in which the event's calls began, where that is not its place in the trace.
  ///   - cause: what `cause` stands for.
  func call(depth: Int, order: Int? = nil, cause: CallTrace.Cause?) -> CallTrace.Call {
    let site = CallSite(reading: site)
    let arguments = site.isPassedClosure ? [] : MemberText.arguments(of: site.member, values: arguments)
    let type = ownType
    let isOwn = type.map { Self.isDeclaration(site.declaration, of: $0) } ?? true
    return CallTrace.Call(
      depth: depth, type: typeName, member: MemberText.text(site.member, arguments: arguments),
      arguments: arguments.isEmpty ? nil : arguments, declaredIn: isOwn ? nil : site.declaration,
      role: type.flatMap(Role.init(of:))?.rawValue ?? Role(ofType: site.declaration)?.rawValue,
      file: site.file, line: site.line, later: isLater ? true : nil, cause: cause,
      order: order, data: data)
  }

  /// The type that was called; the one that declares the member where the code could not tell.
  var typeName: String { ownType.map(Self.name) ?? CallSite(reading: site).declaration }

  private var ownType: Any.Type? { type ?? object?.metadata.type }

  /// The call as the cause of one in a later event.
  func asCause(inEvent number: Int) -> CallTrace.Cause {
    let call = call(depth: 0, cause: nil)
    return CallTrace.Cause(event: number, type: call.type, member: call.member)
  }

  /// The app's extensions of system types are shown without what those are generic over: `Result.isUnreachable`.
  private static func name(of type: Any.Type) -> String {
    guard let identity = TypeIdentity(TypeMetadata(type)), Modules.isSystem(identity.module) else {
      return TypeName.short(type)
    }
    return identity.name
  }

  private static func isDeclaration(_ declaration: String, of type: Any.Type) -> Bool {
    (TypeIdentity(TypeMetadata(type)) ?? TypeIdentity(module: "", name: TypeName.short(type))).isNamed(declaration)
  }
}

extension Role {
  /// The part of a type, which need not be a class.
  fileprivate init?(of type: Any.Type) {
    let metadata = TypeMetadata(type)
    if let layout = TypeCatalogue.shared.layout(ofClass: metadata) {
      self.init(of: layout)
    } else {
      self.init(ofType: TypeName.short(type))
    }
  }
}
