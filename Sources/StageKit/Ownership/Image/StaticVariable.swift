/// A static or global variable of the app, which lives as long as the process.
///
/// Sendable though not checked: its addresses never change.
struct StaticVariable: @unchecked Sendable {
  private enum Contents {
    case value(TypeMetadata, ReferenceOwnership)
    /// Where the type is not known, only the addresses of objects that live are recognised.
    case words(Int)
  }

  /// `ServicesAssembly.shared`, or `cache` for one outside any type.
  let name: String
  let module: String
  let address: UnsafeRawPointer
  private let contents: Contents
  private let token: UnsafeRawPointer?

  private static let endings = ["vpZ", "vp"]
  private static let word = MemoryLayout<UInt>.size

  /// Nothing for a symbol that is no variable's, or one that never leads to an object.
  init?(_ symbol: SymbolTable.Symbol, in table: SymbolTable) {
    guard Self.endings.contains(where: symbol.name.hasSuffix), let name = VariableName(symbol: symbol.name),
      let address = UnsafeRawPointer(bitPattern: symbol.address)
    else { return nil }
    self.name = name.text
    module = name.module
    self.address = address
    if let mangling = VariableMangling(symbol.name, in: table) {
      guard mangling.ownership != .strong || TypeCatalogue.shared.mayHoldReferences(mangling.type) else { return nil }
      contents = .value(mangling.type, mangling.ownership)
      token = mangling.token.flatMap { UnsafeRawPointer(bitPattern: $0.address) }
    } else {
      contents = .words(Int(symbol.size) / Self.word)
      token = nil
    }
  }

  /// What the variable refers to at this moment; nothing while nobody has used it, for looking must not make it.
  ///
  /// - Parameter isObject: whether an object lives at an address.
  func read(into reader: inout ValueReader, isObject: (UnsafeRawPointer) -> Bool) {
    // The runtime's word for "made" is negative; see swift/Threading/Linux.h.
    if let token, token.load(as: Int32.self) >= 0 { return }
    switch contents {
    case .value(let type, .strong): reader.readWhole(type, at: address)
    case .value(_, let ownership): reader.read(ownership, at: address, as: .element(""))
    case .words(let count):
      for index in 0..<count {
        let word = address + index * Self.word
        if let object = word.object, isObject(object) { reader.read(.strong, at: word, as: .element("")) }
      }
    }
  }
}
