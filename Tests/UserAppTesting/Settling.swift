import Testing

/// Lets all tasks do what they can do without time passing.
public func settle() async {
  #expect(MainQueueTasks.areOrdered)
  for _ in 0..<200 { await Task.yield() }
}
