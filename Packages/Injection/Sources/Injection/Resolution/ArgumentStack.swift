/// The arguments that the requests of a thread have brought, the innermost last.
///
/// A request with arguments is a *frame*. What is built of an argument is shared within its frame only.
struct ArgumentStack {
  /// Identifies a request with arguments, in the whole process. 0 for none.
  typealias Frame = Int64

  /// One argument.
  struct Entry {
    let type: any Any.Type
    let address: UnsafeRawPointer
    /// What keeps the memory; nil if it is the stack of whoever asks.
    let owner: AnyObject?
    let frame: Frame
  }

  /// An argument that something was built of.
  struct Use: Equatable {
    let type: ObjectIdentifier
    let frame: Frame
  }

  private(set) var entries: ContiguousArray<Entry> = []
  /// How many entries are hidden, since what is being built is shared beyond the request that brought them.
  var hiddenCount = 0
  /// What was used by all that is being built, the innermost last.
  private var allUses: [Use] = []
  /// Where the uses of what is being built innermost begin.
  private var firstUse = 0

  /// What was used by what is being built innermost.
  var uses: ArraySlice<Use> { allUses[firstUse...] }

  /// Whether no argument can be had.
  @inline(__always)
  var isEmpty: Bool { entries.count == hiddenCount }

  /// The innermost frame; 0 if there is none.
  @inline(__always)
  var frame: Frame { isEmpty ? 0 : entries[entries.count - 1].frame }

  var visible: ArraySlice<Entry> { entries[hiddenCount...] }

  /// The innermost argument of a type.
  func entry(of type: any Any.Type) -> Entry? {
    var index = entries.count
    while index > hiddenCount {
      index -= 1
      if entries[index].type == type { return entries[index] }
    }
    return nil
  }

  /// Whether the request brings several arguments of the type of one.
  func isRepeated(_ entry: Entry) -> Bool {
    entries[hiddenCount...].count { $0.frame == entry.frame && $0.type == entry.type } > 1
  }

  /// Adds an argument, unless it is equal to the one of its type that an outer request brings.
  mutating func push<Value>(_ type: Value.Type, at address: UnsafeRawPointer, frame: Frame) {
    if let present = entry(of: type), present.frame != frame {
      let (old, new) = (present.address.value(of: Value.self), address.value(of: Value.self))
      if Self.areEqual(old, new) { return }
    }
    entries.append(Entry(type: type, address: address, owner: nil, frame: frame))
  }

  /// Adds the elements of a tuple, which lie one behind the other as their alignments allow.
  mutating func push<First, each Rest>(
    elementsAt address: UnsafePointer<(First, repeat each Rest)>, of first: First.Type,
    _ rest: repeat (each Rest).Type, frame: Frame
  ) {
    var offset = 0
    func add<Element>(_ type: Element.Type) {
      let alignment = MemoryLayout<Element>.alignment
      offset = (offset + alignment - 1) & ~(alignment - 1)
      push(type, at: UnsafeRawPointer(address) + offset, frame: frame)
      offset += MemoryLayout<Element>.size
    }
    add(first)
    repeat add(each rest)
  }

  mutating func push(_ entry: Entry) { entries.append(entry) }

  /// Takes out the arguments beyond a number, and forgets that they were used.
  mutating func pop(to count: Int, frame: Frame) {
    while entries.count > count { entries.removeLast() }
    if entries.isEmpty {
      while !allUses.isEmpty { allUses.removeLast() }
    } else if !allUses.isEmpty {
      allUses.removeAll { $0.frame == frame }
    }
  }

  mutating func note(_ use: Use) {
    if !uses.contains(use) { allUses.append(use) }
  }

  /// Begins to note the uses of one more thing within what is being built.
  ///
  /// - Returns: What `endUses` wants.
  mutating func beginUses() -> Int {
    defer { firstUse = allUses.count }
    return firstUse
  }

  /// Makes the uses of what was built those of what it was built for, too.
  mutating func endUses(_ outer: Int) {
    firstUse = outer
    if isEmpty, outer == 0 { allUses.removeAll(keepingCapacity: true) }
  }

  /// Whether what was built of some arguments would be built of the same ones now.
  func isCurrent(_ uses: [Use]) -> Bool {
    uses.allSatisfy { use in
      var index = entries.count
      while index > hiddenCount {
        index -= 1
        if ObjectIdentifier(entries[index].type) == use.type { return entries[index].frame == use.frame }
      }
      return false
    }
  }

  private static func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    func isEqual<Known: Equatable>(_ known: Known) -> Bool { known == right as? Known }
    return (left as? any Equatable).map { isEqual($0) } ?? false
  }
}

extension UnsafeRawPointer {
  fileprivate func value<Value>(of type: Value.Type) -> Value {
    assumingMemoryBound(to: Value.self).pointee
  }
}

extension ArgumentStack.Entry {
  /// The same argument in memory that lasts.
  var kept: ArgumentStack.Entry {
    guard owner == nil else { return self }
    let memory = Self.memory(for: type, at: address)
    return ArgumentStack.Entry(type: type, address: memory.address, owner: memory.owner, frame: frame)
  }

  private static func memory(
    for type: any Any.Type, at address: UnsafeRawPointer
  ) -> (address: UnsafeRawPointer, owner: AnyObject) {
    func memory<Value>(_ type: Value.Type) -> (UnsafeRawPointer, AnyObject) {
      let kept = KeptArgument(address.assumingMemoryBound(to: Value.self).pointee)
      return (UnsafeRawPointer(kept.address), kept)
    }
    return memory(type)
  }
}

/// Memory for one argument.
private final class KeptArgument<Value> {
  let address = UnsafeMutablePointer<Value>.allocate(capacity: 1)

  init(_ value: Value) {
    address.initialize(to: value)
  }

  deinit {
    address.deinitialize(count: 1)
    address.deallocate()
  }
}
