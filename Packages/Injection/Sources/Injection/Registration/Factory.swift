/// How a registration builds its instances.
enum Factory {
  /// A closure without parameters, as it was given. See `init(direct:)`.
  case direct(() throws -> Any)
  /// A closure that is told what is wanted of it.
  case serving((FactoryRequest) throws -> Void)

  /// Keeps a closure without another one around it, which most registrations would have to allocate.
  ///
  /// Its type is forgotten, and known again when it is called. Both are functions that are given the address of their
  /// result; the one is never called as the other.
  @inline(__always)
  init<Output>(direct factory: @escaping () throws -> Output) {
    self = .direct(unsafeBitCast(factory, to: (() throws -> Any).self))
  }

  /// Does what is requested.
  ///
  /// - Parameter type: what is built, which for a `direct` closure is the type that it was made with.
  func serve(_ request: FactoryRequest, type: any Any.Type) throws {
    switch self {
    case .direct(let factory):
      guard case .build(let construction) = request else { return }
      func build<Output>(_ type: Output.Type) throws {
        construction.deliver(try unsafeBitCast(factory, to: (() throws -> Output).self)())
      }
      try build(type)
    case .serving(let serve): try serve(request)
    }
  }
}
