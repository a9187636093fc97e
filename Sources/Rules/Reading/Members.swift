@_spi(RawSyntax) import SwiftSyntax

/// The members of a type, or what a file declares outside of types.
struct Members {
  private(set) var properties: [Property] = []
  private(set) var functions: [Function] = []

  /// - Parameter code: that of the lists to which the members refer.
  init(_ members: [OpenMember], code: [FileCode], from origin: Origin) {
    for member in members {
      let code = Code(number: member.body, in: code[member.lists])
      if let variable = member.node.as(RawVariableDeclSyntax.self) {
        properties += Property.all(of: variable, code: code, from: origin)
      } else if let function = Function(member.node, code: code, from: origin) {
        functions.append(function)
      }
    }
  }
}
