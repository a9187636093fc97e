import CAllocations

/// Something that is measured.
struct Work {
  /// What it is, in words.
  let name: String
  let run: () throws -> Void

  init(_ name: String, _ run: @escaping () throws -> Void) {
    self.name = name
    self.run = run
  }

  /// How often running it asks for memory, once it has been run before.
  func allocations() throws -> Int {
    try run()
    let before = allocation_count()
    try run()
    return allocation_count() - before
  }
}
