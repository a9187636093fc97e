import StageProtocol

/// Where the app's closures are written in its files.
struct ClosurePlaces {
  /// The compiler's wrapper of a closure's own function: it fetches the captures and passes them on.
  private static let forwarderEnding = "TA"
  /// The descriptor of an async function: the address of its code, and the size of its context.
  private static let asyncEnding = "Tu"

  private let index: SourceIndex

  init(index: SourceIndex) {
    self.index = index
  }

  /// The place of the closure whose code begins at an address; nil for the compiler's own code, and for code that is
  /// not the app's.
  func place(ofCode address: UnsafeRawPointer) -> SourceIndex.Location? {
    // Reading the executable takes time, and without the index's files no place could be named.
    guard !index.files.isEmpty, let symbol = SymbolTable.own.symbol(at: UInt(bitPattern: address)),
      let function = function(behind: symbol), let place = DebugLines.own.place(of: function),
      let file = index.name(ofPath: place.path)
    else { return nil }
    return SourceIndex.Location(file: file, line: place.line)
  }

  private func function(behind symbol: SymbolTable.Symbol) -> SymbolTable.Symbol? {
    var name = Substring(symbol.name)
    for ending in [Self.asyncEnding, Self.forwarderEnding] where name.hasSuffix(ending) {
      name = name.dropLast(ending.count)
    }
    return name.count == symbol.name.count ? symbol : SymbolTable.own.symbol(named: String(name))
  }
}

extension SourceIndex {
  /// The name that messages show for a file, given its path, or the last part of it.
  fileprivate func name(ofPath path: String) -> String? {
    if let name = files[path] { return name }
    return files.first { $0.key.hasSuffix("/" + path) }?.value
  }
}
