extension Container {
  /// A part that was appended.
  public struct AppendedPart: Hashable, Sendable {
    /// The part's type: `UserPart`.
    public let name: String
    /// Where it was appended, and by which other part.
    public let origin: Origin
  }

  /// Loads a part. What it registers remembers where it comes from.
  ///
  /// Parts are loaded in the order in which they are appended; a later part replaces what it registers again.
  @discardableResult
  public func append<P: Part>(part: P.Type, fileID: StaticString = #fileID, line: UInt = #line) -> Self {
    let resolution = Resolution.current
    let outer = resolution.state.pointee.part
    let name = String(describing: part)
    let appended = AppendedPart(name: name, origin: Origin(fileID: fileID, line: line, part: outer))
    standIn.withState { $0.parts.append(appended) }
    resolution.state.pointee.part = name
    defer { resolution.state.pointee.part = outer }
    part.load(container: self)
    return self
  }

  /// The parts that were appended to this container, in order.
  public var parts: [AppendedPart] {
    standIn.withState { $0.parts }
  }
}
