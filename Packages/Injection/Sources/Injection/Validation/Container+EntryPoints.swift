extension Container {
  /// Validates the container for all that a program asks it for, and returns a provider for each.
  ///
  /// ```swift
  /// let (login, user) = try container.entryPoints(LoginScreen.self, UserScreen.self)
  /// window.show(try user.get(arguments: id))
  /// ```
  ///
  /// A program that asks by these providers alone, and for nothing else, cannot ask for what is not registered: it is
  /// found at launch, before the first screen, or in a test that makes the container.
  ///
  /// - Throws: `ValidationError` with all problems at once, one of these types that is not registered among them.
  public func entryPoints<each Root>(
    _ types: repeat (each Root).Type, isolation: isolated (any Actor)? = #isolation
  ) throws(ValidationError) -> (repeat Provider<each Root>) {
    var roots: [any Any.Type] = []
    repeat roots.append((each types).self)
    try validate(entryPoints: roots)
    return (repeat provider(of: (each Root).self))
  }

  private func provider<Value>(of type: Value.Type) -> Provider<Value> {
    Provider(DeferredRequest(fromOutside: Key(type, name: nil), in: self))
  }
}
