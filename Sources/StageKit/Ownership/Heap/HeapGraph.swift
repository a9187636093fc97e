/// Everything that can be reached from some objects, as it lies on the heap: nothing is left out, shortened or named.
///
/// Valid only until app code runs again, since nothing in it is retained.
struct HeapGraph {
  private(set) var nodes: [HeapNode] = []
  /// The nodes of the objects where the search began.
  private(set) var roots: [Int] = []

  private var indices: [UnsafeRawPointer: Int] = [:]
  private let catalogue: TypeCatalogue

  /// Reads all that is reachable from the roots, nearest first.
  init(roots objects: [AnyObject], catalogue: TypeCatalogue = .shared) {
    self.catalogue = catalogue
    roots = objects.map { index(of: HeapObject($0).address, form: .selfDescribing) }
    var unmanaged: [(source: Int, reference: FoundReference)] = []
    var next = 0
    while next < nodes.count {
      for reference in HeapReader(catalogue: catalogue).references(of: nodes[next]) {
        if reference.ownership == .unmanaged {
          unmanaged.append((next, reference))
        } else {
          connect(next, by: reference, to: index(of: reference.address, form: reference.form))
        }
      }
      next += 1
    }
    // An unchecked address is shown only where it is that of an object that was found on another way.
    for (source, reference) in unmanaged {
      if let target = indices[reference.address] { connect(source, by: reference, to: target) }
    }
  }

  private mutating func connect(_ source: Int, by reference: FoundReference, to target: Int) {
    nodes[source].references.append(
      HeapReference(
        target: target, ownership: reference.ownership, isClosure: reference.isClosure, path: reference.path))
  }

  private mutating func index(of address: UnsafeRawPointer, form: FoundReference.Form) -> Int {
    if let index = indices[address] { return index }
    let object = HeapObject(address: address)
    let kind: HeapNode.Kind =
      if case .box(let type) = form { .box(type) } else { HeapNode.Kind(of: object, catalogue: catalogue) }
    nodes.append(HeapNode(object: object, kind: kind))
    indices[address] = nodes.count - 1
    return nodes.count - 1
  }
}
