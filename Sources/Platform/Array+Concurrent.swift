extension Array where Element: Sendable {
  /// Maps the elements on all cores; the results are in the order of the elements.
  ///
  /// Where there is no thread to be had, this one does it all. It is inlined, so that elements and results are moved as
  /// what they are, and not by way of their types' descriptions.
  ///
  /// - Parameter stackSize: how many bytes each thread has for recursion, of which the system hands out what is used.
  @inlinable
  public func concurrentMap<Result: Sendable>(
    stackSize: Int = 64 << 20, _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    [Result](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      // Each place is written once, by the thread that takes its number, and read when all have ended.
      nonisolated(unsafe) let results = buffer
      WorkQueue.perform(count, stackSize: stackSize) { index in
        results.initializeElement(at: index, to: transform(self[index]))
      }
      initializedCount = count
    }
  }
}
