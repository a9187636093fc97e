/// A registration whose key has more than a type.
final class QualifiedComponent: Component, @unchecked Sendable {
  let name: String?
  let arguments: any Any.Type

  override init(_ facts: Facts, carryOut: @escaping (Errand) throws -> Void) {
    name = facts.key.name
    arguments = facts.key.arguments
    super.init(facts, carryOut: carryOut)
  }
}
