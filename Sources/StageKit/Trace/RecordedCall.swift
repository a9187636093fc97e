import Architectures
import StageProtocol

/// A call as it is recorded: it keeps nothing of the app alive.
struct RecordedCall: Sendable {
  /// The type of the object that was called, if the code could tell.
  let type: Any.Type?
  /// Reads as a `CallSite`.
  let site: StaticString
  let arguments: [String]
  /// For a `render`, a fingerprint of the data that it was given.
  var data: String?
  /// For an initialiser, the objects that it was given, by the argument's index.
  var given: [Int: GivenObject] = [:]
  /// For an initialiser of a class, the object that it builds.
  var object: NewObject?
  /// The number of container factories that were running on its thread when it began.
  var factoryDepth = 0
  /// The index of the call within which this one happened, or that started it.
  var parent: Int?
  /// Whether its parent started it, but did not contain it.
  var isLater = false
  /// The token of the call of an earlier event that started it.
  var cause: Int?

  init(type: Any.Type?, site: StaticString, arguments: [String]) {
    self.type = type
    self.site = site
    self.arguments = arguments
  }

  /// Whether the call and another site belong to the same type, a superclass included, or to the functions of the same
  /// file.
  func isOfType(thatDeclares other: StaticString) -> Bool {
    let (own, other) = (CallSite(reading: site), CallSite(reading: other))
    if own.declaration == other.declaration { return !own.declaration.isEmpty || own.file == other.file }
    guard let type else { return false }
    return TypeCatalogue.shared.layout(ofClass: TypeMetadata(type))?.lineage.contains { $0.isNamed(other.declaration) }
      ?? Self.isDeclaration(other.declaration, of: type)
  }

  /// The call as the protocol describes it.
  ///
  /// - Parameters:
  ///   - order: its index among the event's calls as they began, if that is not its index in the trace.
  ///   - cause: the call that `cause` stands for.
  func call(depth: Int, order: Int? = nil, cause: CallTrace.Cause?) -> CallTrace.Call {
    let site = CallSite(reading: site, values: arguments)
    let type = ownType
    let isOwn = type.map { Self.isDeclaration(site.declaration, of: $0) } ?? true
    return CallTrace.Call(
      depth: depth, type: typeName, member: site.member, declaredIn: isOwn ? nil : site.declaration,
      role: type.flatMap(ArchitectureRole.init(of:)) ?? ArchitectureRole(ofType: site.declaration),
      file: site.file, line: site.line, later: isLater ? true : nil, cause: cause,
      order: order, data: data)
  }

  /// The type that was called; the one that declares the member if the code could not tell.
  var typeName: String { ownType.map(Self.name) ?? CallSite(reading: site).declaration }

  private var ownType: Any.Type? { type ?? object?.metadata.type }

  /// The call as the cause of one in a later event.
  func asCause(inEvent number: Int) -> CallTrace.Cause {
    let call = call(depth: 0, cause: nil)
    return CallTrace.Cause(event: number, type: call.type, member: call.member)
  }

  /// The app's extensions of system types are shown without generic arguments: `Result.isUnreachable`.
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

extension ArchitectureRole {
  /// The role of a type, which need not be a class.
  fileprivate init?(of type: Any.Type) {
    let metadata = TypeMetadata(type)
    if let layout = TypeCatalogue.shared.layout(ofClass: metadata) {
      self.init(of: layout)
    } else {
      self.init(ofType: TypeName.short(type))
    }
  }
}
