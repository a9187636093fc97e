extension Run {
  /// The calls that objects of one role made of those of others.
  func calls(from role: Role, to others: Set<Role>, in project: Project) -> [(caller: Call, callee: Call)] {
    pairs.filter { caller, callee in
      caller.type != callee.type && project.role(ofType: caller.type) == role
        && project.role(ofType: callee.type).map(others.contains) ?? false
    }
  }
}
