/// A type whose members are being read.
struct OpenType {
  let head: DeclarationHead
  /// The name with those of the types around it.
  let name: String
  /// The least access of it and of the types around it.
  let access: AccessLevel
  var members: [OpenMember] = []
  var aliases: [String: TypeName] = [:]
  /// Which of the collector's lists say what is in it, and which part of them does.
  var whole = (lists: 0, body: 0)

  init(_ head: DeclarationHead, in outer: OpenType?) {
    self.head = head
    name = (outer.map { $0.name + "." } ?? "") + head.name
    access = min(head.access, outer?.access ?? .open)
  }
}

extension TypeDeclaration {
  convenience init(_ type: OpenType, code: [FileCode], from origin: Origin) {
    let members = Members(type.members, code: code, from: origin)
    self.init(
      kind: type.head.kind, name: type.name, offset: type.head.offset, access: type.access,
      attributes: type.head.attributes, inherited: type.head.inherited, selfRequirements: type.head.selfRequirements,
      properties: members.properties, functions: members.functions, aliases: type.aliases,
      whole: Code(number: type.whole.body, in: code[type.whole.lists]))
  }
}
