extension Container {
  /// Registers something else for as long as a closure runs, such as doubles for a test.
  ///
  /// ```swift
  /// try container.overriding {
  ///   $0.register((any UserAPI).self) { OfflineUserAPI() }
  /// } while: {
  ///   let viewModel: UserViewModel = try container.resolve()
  ///   …
  /// }
  /// ```
  ///
  /// Within the closure a copy stands for this container, for the current task and those that it starts: the copy knows
  /// all registrations, and builds singletons anew, since those that exist may hold what is overridden. Whatever is
  /// registered or reset meanwhile goes with the copy. Other tasks and threads see nothing of it. Children of this
  /// container see the overrides too; parents do not.
  ///
  /// - Parameters:
  ///   - override: registers in the copy.
  ///   - body: what is run. Its answer, or its error, is passed on.
  public func overriding<Answer>(
    _ override: (Container) throws -> Void, isolation: isolated (any Actor)? = #isolation,
    while body: () throws -> Answer
  ) rethrows -> Answer {
    let overrides = beginOverriding()
    defer { endOverriding() }
    return try Overrides.$current.withValue(overrides) {
      try override(standIn)
      return try body()
    }
  }

  /// Registers something else for as long as an asynchronous closure runs.
  public func overriding<Answer>(
    _ override: (Container) throws -> Void, isolation: isolated (any Actor)? = #isolation,
    while body: () async throws -> Answer
  ) async rethrows -> Answer {
    let overrides = beginOverriding()
    defer { endOverriding() }
    return try await Overrides.$current.withValue(overrides) {
      try override(standIn)
      return try await body()
    }
  }

  private func beginOverriding() -> Overrides {
    tree.changeOverrideCount(by: 1)
    return Overrides(of: self, within: Overrides.current)
  }

  private func endOverriding() {
    tree.changeOverrideCount(by: -1)
  }
}
