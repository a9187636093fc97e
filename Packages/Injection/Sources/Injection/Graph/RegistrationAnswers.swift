/// What one container answers otherwise than its parent, as numbers of a graph's nodes.
struct RegistrationAnswers {
  /// What is known under one key.
  struct Answer {
    /// Registered under the key itself; it goes before the others.
    var direct: Int?
    /// Those that said they implement the key's type.
    var implementations: [Int] = []

    /// The one that a request means; nil if several are as good.
    var choice: Int? { direct ?? (implementations.count == 1 ? implementations[0] : nil) }

    /// All of them, in the order of registration.
    var all: [Int] { (direct.map { [$0] } ?? []) + implementations }
  }

  private var byKey: [Container.Key: Answer] = [:]
  /// The nodes that answer requests for all of a type, in the order of registration.
  private var byType: [ObjectIdentifier: [Int]] = [:]
  /// The nodes that answer requests for a type with arguments.
  private var withArguments: [ObjectIdentifier: [Int]] = [:]
  /// The parents' nodes that this container sees otherwise, and what it sees in their place.
  private var inherited: [Int: Int] = [:]

  var keys: [Container.Key] { Array(byKey.keys) }

  var all: some Sequence<(Container.Key, Answer)> { byKey.lazy.map { ($0.key, $0.value) } }

  subscript(key: Container.Key) -> Answer? { byKey[key] }

  func nodes(ofType type: any Any.Type) -> [Int] { byType[ObjectIdentifier(type), default: []] }

  func nodesWithArguments(ofType type: any Any.Type) -> [Int] { withArguments[ObjectIdentifier(type), default: []] }

  /// What the container sees in the place of a parent's node.
  func view(of node: Int) -> Int { inherited[node] ?? node }

  /// Adds a registration of the container's own.
  mutating func add(_ node: Int, for record: RegistrationRecord) {
    if record.forwardsTo == nil {
      byKey[record.key, default: Answer()].direct = node
    } else {
      byKey[record.key, default: Answer()].implementations.append(node)
    }
    let type = ObjectIdentifier(record.key.type)
    if record.key.takesArguments {
      withArguments[type, default: []].append(node)
    } else if !record.isAlias {
      byType[type, default: []].append(node)
    }
  }

  /// Puts a node in the place of a parent's, in all that the container inherits under a key.
  mutating func replace(_ node: Int, by new: Int, under key: Container.Key, answer: Answer) {
    inherited[node] = new
    var answer = byKey[key] ?? answer
    if answer.direct == node { answer.direct = new }
    answer.implementations = answer.implementations.map { $0 == node ? new : $0 }
    byKey[key] = answer
  }
}
