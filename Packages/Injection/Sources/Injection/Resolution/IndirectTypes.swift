/// Types that a thread has asked for and that are answered without a registration.
///
/// The runtime takes longer to tell whether a type conforms to a protocol than a request takes otherwise.
struct IndirectTypes {
  private static var count: Int { 16 }
  private var types = ContiguousArray<(any IndirectDependency.Type)?>(repeating: nil, count: count)

  /// The type, if it is one of these.
  mutating func known(_ type: any Any.Type) -> (any IndirectDependency.Type)? {
    let place = Int(truncatingIfNeeded: hashOfAddress(UInt(bitPattern: ObjectIdentifier(type)))) & (Self.count - 1)
    if let known = types[place], ObjectIdentifier(known) == ObjectIdentifier(type) { return known }
    guard let indirect = type as? any IndirectDependency.Type else { return nil }
    types[place] = indirect
    return indirect
  }
}
