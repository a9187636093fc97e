/// A thread's memory for the instances that it was asked for and that are not handed out yet, the innermost last.
///
/// Requests go deep, and memory on the stack is only to be had by further calls within calls.
struct InstanceMemory: ~Copyable {
  private static var slotSize: Int { 64 }
  private static var slotsPerChunk: Int { 64 }
  private static var mostChunksKept: Int { 4 }

  private var chunks: ContiguousArray<UnsafeMutableRawPointer> = []
  /// How many slots are taken.
  private var count = 0

  deinit {
    for chunk in chunks { chunk.deallocate() }
  }

  /// Uninitialised memory for one more instance.
  @inline(__always)
  mutating func begin<Instance>(_ type: Instance.Type) -> UnsafeMutableRawPointer {
    guard Self.fits(type) else {
      return .allocate(byteCount: MemoryLayout<Instance>.size, alignment: MemoryLayout<Instance>.alignment)
    }
    return takeSlot()
  }

  /// Gives back the memory that was begun last, which must be uninitialised again.
  @inline(__always)
  mutating func end<Instance>(_ type: Instance.Type, at address: UnsafeMutableRawPointer) {
    guard Self.fits(type) else { return address.deallocate() }
    count -= 1
    if count == 0, chunks.count > Self.mostChunksKept { shrink() }
  }

  @inline(__always)
  private static func fits<Instance>(_ type: Instance.Type) -> Bool {
    MemoryLayout<Instance>.size <= slotSize && MemoryLayout<Instance>.alignment <= slotSize
  }

  @inline(__always)
  private mutating func takeSlot() -> UnsafeMutableRawPointer {
    let (chunk, slot) = (count / Self.slotsPerChunk, count % Self.slotsPerChunk)
    if chunk == chunks.count { grow() }
    count += 1
    return chunks[chunk] + slot * Self.slotSize
  }

  @inline(never)
  private mutating func grow() {
    chunks.append(.allocate(byteCount: Self.slotsPerChunk * Self.slotSize, alignment: Self.slotSize))
  }

  @inline(never)
  private mutating func shrink() {
    while chunks.count > Self.mostChunksKept { chunks.removeLast().deallocate() }
  }
}
