/// What the instrumenter must know of a whole module before it can touch one of its files.
struct ModuleFacts: Hashable, Sendable, Codable {
  /// Functions that never return.
  var neverFunctions: Set<String> = []
  /// Functions that do.
  var returningFunctions: Set<String> = []
  var resultBuilders: Set<String> = []
  /// The names of protocol requirements that have an attribute which may be a result builder, with the attribute.
  var attributedRequirements: [String: Set<String>] = [:]
  /// Type aliases of functions.
  var functionAliases: Set<String> = []
  /// Types and protocols that are not `Copyable` or not `Escapable`: no `Any` can hold them.
  var suppressedTypes: Set<String> = []
  /// Functions without a result.
  var voidFunctions: Set<String> = []
  /// Functions with one.
  var valueFunctions: Set<String> = []
  /// The names of functions, and of types with initialisers, of which a parameter has an attribute that may be a result
  /// builder, with the attribute.
  var attributedParameters: [String: Set<String>] = [:]
  /// The names of all properties.
  var properties: Set<String> = []

  mutating func merge(_ other: ModuleFacts) {
    neverFunctions.formUnion(other.neverFunctions)
    returningFunctions.formUnion(other.returningFunctions)
    resultBuilders.formUnion(other.resultBuilders)
    attributedRequirements.merge(other.attributedRequirements) { $0.union($1) }
    functionAliases.formUnion(other.functionAliases)
    suppressedTypes.formUnion(other.suppressedTypes)
    voidFunctions.formUnion(other.voidFunctions)
    valueFunctions.formUnion(other.valueFunctions)
    attributedParameters.merge(other.attributedParameters) { $0.union($1) }
    properties.formUnion(other.properties)
  }

  /// Whether an attribute of this name makes a result builder of a body.
  ///
  /// Builders of other modules are known by the name that the language's guidelines give them.
  func isResultBuilder(_ attribute: String) -> Bool {
    resultBuilders.contains(attribute) || attribute.hasSuffix("Builder")
  }

  /// Whether a member of this name is built by the result builder of the requirement that it meets.
  func isBuilt(member: String) -> Bool {
    attributedRequirements[member, default: []].contains(where: isResultBuilder)
  }
}
