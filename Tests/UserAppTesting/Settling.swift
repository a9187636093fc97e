/// Lets all tasks do what they can do without time passing.
///
/// Each turn goes around through the tasks that are bound to no actor, behind those that wait there already.
public func settle() async {
  for _ in 0..<50 {
    await Task.yield()
    await Task.detached(priority: .background) {}.value
  }
}
