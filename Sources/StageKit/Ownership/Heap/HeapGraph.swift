/// Everything that can be reached from some objects, as it is on the heap: nothing is left out, shortened or named.
///
/// Valid only until app code runs again, since nothing in it is retained.
struct HeapGraph {
  private(set) var nodes: [HeapNode] = []
  /// The nodes of the roots: the objects, then the variables, then the work, each in its order.
  private(set) var roots: [Int] = []

  private var indices: [UnsafeRawPointer: Int] = [:]
  private let catalogue: TypeCatalogue
  private let reader: HeapReader

  /// Reads all that is reachable from the roots, nearest first, and then from the other living objects.
  init(_ start: HeapRoots, catalogue: TypeCatalogue = .shared) {
    self.catalogue = catalogue
    reader = HeapReader(catalogue: catalogue, living: Set(start.living.map(\.object)))
    roots = start.objects.map { index(of: HeapObject($0.object).address, form: .selfDescribing) }
    roots += start.variables.map { add(HeapNode(object: HeapObject(address: $0.address), kind: .variable($0))) }
    roots += start.work.map { index(of: $0.context.address, form: .selfDescribing) }
    var unmanaged: [(source: Int, reference: FoundReference)] = []
    var next = 0
    readRest(from: &next, unmanaged: &unmanaged)
    for living in start.living {
      _ = index(of: living.object.address, form: .selfDescribing)
      readRest(from: &next, unmanaged: &unmanaged)
    }
    // An unchecked address is shown only if an object with that address was found in another way.
    for (source, reference) in unmanaged {
      if let target = indices[reference.address] { connect(source, by: reference, to: target) }
    }
  }

  /// The node of an object; nil for one that was not read.
  func node(of object: HeapObject) -> Int? { indices[object.address] }

  private mutating func readRest(from next: inout Int, unmanaged: inout [(source: Int, reference: FoundReference)]) {
    while next < nodes.count {
      for reference in reader.references(of: nodes[next]) {
        if reference.ownership == .unmanaged {
          unmanaged.append((next, reference))
        } else {
          connect(next, by: reference, to: index(of: reference.address, form: reference.form))
        }
      }
      next += 1
    }
  }

  private mutating func connect(_ source: Int, by reference: FoundReference, to target: Int) {
    nodes[source].references.append(
      HeapReference(target: target, ownership: reference.ownership, code: reference.code, path: reference.path))
  }

  private mutating func index(of address: UnsafeRawPointer, form: FoundReference.Form) -> Int {
    if let index = indices[address] { return index }
    let object = HeapObject(address: address)
    let kind: HeapNode.Kind =
      if case .box(let type) = form { .box(type) } else { HeapNode.Kind(of: object, catalogue: catalogue) }
    return add(HeapNode(object: object, kind: kind))
  }

  private mutating func add(_ node: HeapNode) -> Int {
    nodes.append(node)
    indices[node.object.address] = nodes.count - 1
    return nodes.count - 1
  }
}
