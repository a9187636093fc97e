/// Makes a graph of what is registered in containers.
///
/// What is registered in a parent, and is neither a singleton nor weak, is built from the registrations of the child
/// that was asked. Where that makes a difference, the graph has a node of its own for what the child sees.
struct RegistrationGraphBuilder {
  /// What registrations threw when they were tried.
  private let troubles: [ObjectIdentifier: String]
  private var levels: [RegistrationGraph.Level] = []
  private var nodes: [RegistrationGraph.Node] = []
  private var edges: [RegistrationGraph.Edge] = []
  /// What each node was made of.
  private var records: [RegistrationRecord] = []
  /// What each container answers.
  private var answers: [RegistrationAnswers] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var texts: [Container.Key: RegistrationGraph.Key] = [:]
  private let typeNames: [ObjectIdentifier: String]

  /// - Parameter containers: all that will be added, so that types of one short name can be told apart.
  init(of containers: [Container], troubles: [ObjectIdentifier: String]) {
    self.troubles = troubles
    typeNames = TypeNames.distinct(
      containers.flatMap(\.records).flatMap { record in
        [record.key.type] + record.dependencies.map(\.key.type)
      })
  }

  /// What the graph calls a type.
  func name(of type: any Any.Type) -> String { typeNames[ObjectIdentifier(type)] ?? String(describing: type) }

  /// Adds a container. Its parents must have been added before it.
  mutating func add(_ container: Container, name: String) {
    let level = levels.count
    let parent = container.parent.flatMap { numbers[ObjectIdentifier($0)] }
    numbers[ObjectIdentifier(container)] = level
    levels.append(RegistrationGraph.Level(name: name, parent: parent, origin: container.origin))
    answers.append(RegistrationAnswers())
    let first = nodes.count
    for record in container.records {
      answers[level].add(nodes.count, for: record)
      append(record, container: level)
    }
    for node in nodesSeenOtherwise(by: level) {
      let key = records[node].key
      guard let answer = answer(to: key, from: parent) else { continue }
      answers[level].replace(node, by: nodes.count, under: key, answer: answer)
      append(records[node], container: nodes[node].container, seenFrom: level)
    }
    for node in first..<nodes.count { addEdges(of: node, seenFrom: level) }
  }

  /// The graph of all that was added.
  var graph: RegistrationGraph {
    var nodes = nodes
    for edge in edges where edge.use == .forwarding {
      if let to = edge.to { nodes[edge.from].scope = nodes[to].scope }
    }
    return RegistrationGraph(containers: levels, nodes: nodes, edges: edges)
  }

  private mutating func append(_ record: RegistrationRecord, container: Int, seenFrom: Int? = nil) {
    records.append(record)
    nodes.append(
      RegistrationGraph.Node(
        key: text(of: record.key), scope: record.scope, container: container, seenFrom: seenFrom,
        origin: record.origin, gap: record.gap, trouble: troubles[record.id],
        requestArguments: requestArguments(of: record), replaced: record.replaced,
        isEntryPoint: record.isEntryPoint && seenFrom == nil))
  }

  private func requestArguments(of record: RegistrationRecord) -> [String]? {
    let (required, optional) = record.requestArguments
    let names = required.map(name) + optional.map { name(of: $0) + "?" }
    return names.isEmpty ? nil : names
  }

  private mutating func addEdges(of node: Int, seenFrom level: Int) {
    for need in records[node].needs {
      if need.isOfAll {
        let targets = all(of: need.key, from: level)
        for target in targets { add(need, from: node, to: target) }
        if targets.isEmpty, !need.mayBeNone { add(need, from: node, to: nil) }
      } else {
        let answer = answer(to: need.key, from: level)
        let others = answer == nil && need.use == .provider ? withArguments(need.key, from: level) : []
        for target in others { add(need, from: node, to: target) }
        guard others.isEmpty else { continue }
        add(need, from: node, to: answer?.choice, candidates: answer?.choice == nil ? answer?.all ?? [] : [])
      }
    }
  }

  private mutating func add(_ need: RegistrationRecord.Need, from: Int, to: Int?, candidates: [Int] = []) {
    edges.append(
      RegistrationGraph.Edge(
        from: from, to: to, candidates: candidates, key: text(of: need.key), use: need.use,
        isOptional: need.isOptional, evidence: need.evidence))
  }

  private mutating func text(of key: Container.Key) -> RegistrationGraph.Key {
    if let text = texts[key] { return text }
    let text = RegistrationGraph.Key(key, type: name(of: key.type))
    texts[key] = text
    return text
  }
}

/// What a container finds.
extension RegistrationGraphBuilder {
  /// A container and its parents, the nearest first.
  private func lineage(of level: Int?) -> some Sequence<Int> {
    sequence(state: level) { [levels] next in
      defer { next = next.flatMap { levels[$0].parent } }
      return next
    }
  }

  private func answer(to key: Container.Key, from level: Int?) -> RegistrationAnswers.Answer? {
    let answer = lineage(of: level).lazy.compactMap { answers[$0][key] }.first
    return answer == nil && key.takesArguments ? self.answer(to: key.withoutArguments, from: level) : answer
  }

  /// Those that answer a request for all of a type, the parents' first.
  private func all(of key: Container.Key, from level: Int) -> [Int] {
    var found: [Int] = []
    for level in lineage(of: level).reversed() {
      let own = answers[level].nodes(ofType: key.type)
      // A child's registration hides its parent's of the same key.
      let hidden = Set(own.filter { records[$0].forwardsTo == nil }.map { records[$0].key })
      found = found.filter { !hidden.contains(records[$0].key) }.map(answers[level].view) + own
    }
    return found
  }

  /// Those that a provider of a key can be asked for, once it is given arguments.
  private func withArguments(_ key: Container.Key, from level: Int) -> [Int] {
    for level in lineage(of: level) {
      let found = answers[level].nodesWithArguments(ofType: key.type).filter { records[$0].key.name == key.name }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The parents' nodes that lead, as a container sees them, to something which it has registered itself.
  private func nodesSeenOtherwise(by level: Int) -> [Int] {
    guard let parent = levels[level].parent else { return [] }
    var askers: [Container.Key: [Int]] = [:]
    var isHidden = Set(answers[level].keys)
    for level in lineage(of: parent) {
      for (key, answer) in answers[level].all where isHidden.insert(key).inserted {
        for node in answer.all where !records[node].isShared {
          for need in records[node].needs { askers[need.key, default: []].append(node) }
        }
      }
    }
    var waiting = answers[level].keys.flatMap { [$0, Container.Key($0.type, name: nil)] }
    var found: Set<Int> = []
    while let key = waiting.popLast() {
      for node in askers[key, default: []] where found.insert(node).inserted { waiting.append(records[node].key) }
    }
    return found.sorted()
  }
}
