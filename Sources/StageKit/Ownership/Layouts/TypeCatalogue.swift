import Synchronization

/// A cache of type layouts. Types never change, so that nothing is ever removed.
final class TypeCatalogue: Sendable {
  static let shared = TypeCatalogue()

  private struct Known {
    var shapes: [TypeMetadata: TypeShape] = [:]
    var classes: [TypeMetadata: ClassLayout] = [:]
    var holders: [TypeMetadata: Bool] = [:]
  }

  private let known = Mutex(Known())

  func shape(of type: TypeMetadata) -> TypeShape {
    if let shape = known.withLock({ $0.shapes[type] }) { return shape }
    let shape = TypeShape(reading: type)
    known.withLock { $0.shapes[type] = shape }
    return shape
  }

  /// Returns nil for a type that is not a Swift class.
  func layout(ofClass type: TypeMetadata) -> ClassLayout? {
    if let layout = known.withLock({ $0.classes[type] }) { return layout }
    guard let layout = ClassLayout(reading: type) else { return nil }
    known.withLock { $0.classes[type] = layout }
    return layout
  }

  /// Whether a value of a type can lead to an object at all.
  func mayHoldReferences(_ type: TypeMetadata) -> Bool {
    if let answer = known.withLock({ $0.holders[type] }) { return answer }
    var met: Set<TypeMetadata> = []
    var waiting = [type]
    var answer = false
    while let next = waiting.popLast(), !answer {
      guard met.insert(next).inserted else { continue }
      switch shape(of: next) {
      case .plain: break
      case .object, .closure, .error, .existential: answer = true
      case .container: waiting += Self.elementTypes(of: next)
      case .fields(let fields, _), .tuple(let fields):
        if fields.contains(where: { $0.ownership != .strong }) { answer = true }
        waiting += fields.map(\.type)
      case .cases(let cases, _):
        if cases.contains(where: { $0.ownership != .strong }) { answer = true }
        waiting += cases.compactMap(\.payload)
      case .repeated(let element, _): waiting.append(element)
      }
    }
    let result = answer
    known.withLock { $0.holders[type] = result }
    return result
  }

  private static func elementTypes(of container: TypeMetadata) -> [TypeMetadata] {
    guard let generics = GenericArguments(container) else { return [] }
    let isDictionary = generics.descriptor.name == "Dictionary"
    return [generics[0], isDictionary ? generics[1] : nil].compactMap { $0 }
  }
}
