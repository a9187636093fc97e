import Injection
import StageProtocol

/// Tells who has built the objects of a graph, as far as the trace knows.
struct ObjectBuilders {
  /// Who has built an object: another object, or a type that is given as a name.
  enum Builder {
    case object(id: String)
    case type(String)
  }

  private let map: ObjectMap
  private let log: CallLog
  private let index: SourceIndex
  private let allocation: (UInt64) -> Allocation?
  private let initialisers: [UInt64: RecordedCall]
  /// The ids of the objects, by serial.
  let ids: [UInt64: String]

  /// - Parameter allocation: tells who has allocated the object with a serial.
  init(map: ObjectMap, log: CallLog, index: SourceIndex, allocation: @escaping (UInt64) -> Allocation?) {
    self.map = map
    self.log = log
    self.index = index
    self.allocation = allocation
    initialisers = log.initialisers
    ids = Dictionary(map.serials.map { ($1, $0) }) { first, _ in first }
  }

  /// Who has built an object, and whether a container's factory did; nil if the trace does not show it.
  func builder(of serial: UInt64) -> (builder: Builder, kind: ObjectGraph.EdgeKind)? {
    guard let allocation = allocation(serial), let builder = builder(of: serial, by: allocation) else { return nil }
    return (builder, allocation.factory == nil ? .build : .factory)
  }

  /// Whether an object was built by another.
  func isBuilt(_ id: String, by owner: UInt64) -> Bool {
    guard let serial = map.serials[id], let allocation = allocation(serial) else { return false }
    if allocation.owner == owner { return true }
    guard allocation.factory == nil, let token = allocation.moment.call, let (_, call) = log.call(token) else {
      return false
    }
    if let object = call.object { return object.serial == owner }
    // Methods know their type only, which is enough where it is the object's.
    return ids[owner].map { map.type(of: $0) == call.typeName } ?? false
  }

  /// The initialiser that an object's allocation called, which may have called others.
  func initialiser(of serial: UInt64) -> RecordedCall? { initialisers[serial] }

  private func builder(of serial: UInt64, by allocation: Allocation) -> Builder? {
    if let owner = allocation.owner { return ids[owner].map(Builder.object) }
    if let factory = allocation.factory { return .type(index.type(at: factory) ?? factory.fileName) }
    guard let token = allocation.moment.call, let (_, call) = log.call(token) else { return nil }
    let own = ids[serial].map(map.type)
    // A type's own static functions and initialisers were asked by somebody else.
    let calls = log.calls(ofSerial: allocation.moment.event)
    let builder = sequence(first: call) { call in call.parent.flatMap { calls.indices.contains($0) ? calls[$0] : nil } }
      .first { $0.object.map { $0.serial != serial } ?? ($0.typeName != own) }
    guard let builder else { return nil }
    guard let object = builder.object else { return builder.typeName.isEmpty ? nil : .type(builder.typeName) }
    return ids[object.serial].map(Builder.object) ?? .type(TypeName.short(object.metadata.type))
  }
}

extension SourceIndex {
  /// The type in whose declaration a line is, as far as the places where declarations begin tell.
  fileprivate func type(at origin: Origin) -> String? {
    let file = origin.fileID.split(separator: "/").last.map(String.init) ?? origin.fileID
    return types.filter {
      $0.value.file.split(separator: "/").last.map(String.init) == file && $0.value.line <= origin.line
    }
    .max { ($0.value.line, $1.key) < ($1.value.line, $0.key) }?.key
  }
}
