/// A value on the heap, so that it can be shared.
final class Box<Value> {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// Instances in memory whose type is only known at run time.
enum ErasedInstance {
  /// Moves an instance out of memory into an object that can be kept: itself, or a box around a value.
  static func object(at address: UnsafeMutableRawPointer, of component: Component) -> AnyObject {
    func box<Value>(_ type: Value.Type) -> AnyObject {
      Box(address.assumingMemoryBound(to: Value.self).move())
    }
    return component.traits.contains(.buildsObjects)
      ? address.assumingMemoryBound(to: AnyObject.self).move() : box(component.type)
  }

  /// Copies the instance that an object stands for into memory.
  static func copy(_ object: AnyObject, to address: UnsafeMutableRawPointer, as type: any Any.Type, isObject: Bool) {
    func copy<Value>(_ type: Value.Type) {
      address.initializeMemory(as: Value.self, to: unsafeDowncast(object, to: Box<Value>.self).value)
    }
    if isObject { address.initializeMemory(as: AnyObject.self, to: object) } else { copy(type) }
  }

  /// Releases an instance in memory.
  static func destroy(at address: UnsafeMutableRawPointer, as type: any Any.Type) {
    func destroy<Value>(_ type: Value.Type) {
      address.assumingMemoryBound(to: Value.self).deinitialize(count: 1)
    }
    destroy(type)
  }

  /// The object that an instance of a class, or behind a protocol, refers to; nil for a value.
  static func referent(of object: AnyObject, as component: Component) -> AnyObject? {
    func referent<Value>(_ type: Value.Type) -> AnyObject? {
      let value = unsafeDowncast(object, to: Box<Value>.self).value
      return Swift.type(of: value as Any) is AnyObject.Type ? value as AnyObject : nil
    }
    return component.traits.contains(.buildsObjects) ? object : referent(component.type)
  }

  /// What was returned by `referent(of:as:)`, as an object that can be kept.
  static func object(referringTo object: AnyObject, as component: Component) -> AnyObject? {
    func box<Value>(_ type: Value.Type) -> AnyObject? {
      (object as? Value).map(Box.init)
    }
    return component.traits.contains(.buildsObjects) ? object : box(component.type)
  }
}
