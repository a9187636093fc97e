/// What the instrumenter must know about a whole module before it can change one of its files.
struct ModuleFacts: Hashable, Sendable, Codable {
  /// Functions that never return.
  var neverFunctions: Set<String> = []
  /// Functions that return.
  var returningFunctions: Set<String> = []
  var resultBuilders: Set<String> = []
  /// The names of protocol requirements with an attribute that may be a result builder, with the attribute.
  var attributedRequirements: [String: Set<String>] = [:]
  /// Type aliases of functions.
  var functionAliases: Set<String> = []
  /// Types and protocols that are not `Copyable` or not `Escapable`: they do not fit into an `Any`.
  var suppressedTypes: Set<String> = []
  /// Functions without a result.
  var voidFunctions: Set<String> = []
  /// Functions with a result.
  var valueFunctions: Set<String> = []
  /// The names of functions, and of types with initialisers, that have a parameter with an attribute that may be a
  /// result builder, with the attribute.
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

  /// Whether an attribute of this name turns a body into input of a result builder.
  ///
  /// Builders of other modules are recognised by the suffix that the language's guidelines recommend.
  func isResultBuilder(_ attribute: String) -> Bool {
    resultBuilders.contains(attribute) || attribute.hasSuffix("Builder")
  }

  /// Whether the body of a member with this name is read by the result builder of the requirement that it implements.
  func isBuilt(member: String) -> Bool {
    attributedRequirements[member, default: []].contains(where: isResultBuilder)
  }
}
