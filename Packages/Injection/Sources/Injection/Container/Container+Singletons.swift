extension Container {
  /// Builds all singletons of this container that are not there yet, in the order of registration.
  ///
  /// Call it at launch if they are to exist from the start. Those of `registerAsync` are left to `resolveAsync`.
  ///
  /// - Throws: The reason why one could not be built; those after it are not tried. `isolated` if one belongs to an actor
  ///   that this is not called on.
  public func resolveSingletons(isolation: isolated (any Actor)? = #isolation) throws(InjectionError) {
    for component in components where component.scope == .singleton && component.extras?.asynchronous == nil {
      _ = try resolve(runtimeType: component.type, name: component.key.name)
    }
  }
}
