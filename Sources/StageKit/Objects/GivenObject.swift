import CStageHooks

/// An object that was passed to another. Does not keep it alive.
enum GivenObject: Hashable, Sendable {
  /// One of the app's, by its serial.
  case app(UInt64)
  /// One of the kit's, by its class.
  case kit(TypeMetadata)

  private static let kitClasses: Set<TypeIdentity> = [
    TypeIdentity(module: "ScreenKit", name: "Window"),
    TypeIdentity(module: "ScreenKit", name: "ViewController"),
    TypeIdentity(module: "Injection", name: "Container"),
  ]

  /// The objects among the arguments of a call, by the argument's index. Of a value that holds several, the first.
  static func among(_ arguments: [Any?]) -> [Int: GivenObject] {
    var given: [Int: GivenObject] = [:]
    for (place, argument) in arguments.enumerated() {
      guard let argument, let object = GivenObject(in: argument) else { continue }
      given[place] = object
    }
    return given
  }

  private init?(in value: Any) {
    // `as Any` keeps the compiler from opening the box, whose own bytes are wanted.
    let found = withUnsafeBytes(of: value as Any) { bytes -> GivenObject? in
      guard let start = bytes.baseAddress, let value = ExistentialValue(at: start), let address = value.address
      else { return nil }
      var reader = ValueReader()
      reader.readWhole(value.type, at: address)
      return reader.found.lazy.filter { $0.ownership == .strong && !$0.isClosure }
        .compactMap { GivenObject(HeapObject(address: $0.address)) }.first
    }
    guard let found else { return nil }
    self = found
  }

  private init?(_ object: HeapObject) {
    let serial = atelier_object_serial(object.address)
    if serial != 0 {
      self = .app(serial)
    } else if object.metadata.kind == .class,
      TypeCatalogue.shared.layout(ofClass: object.metadata)?.lineage.contains(where: Self.kitClasses.contains) == true
    {
      self = .kit(object.metadata)
    } else {
      return nil
    }
  }
}
