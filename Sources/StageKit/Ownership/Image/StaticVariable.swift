import StageProtocol

/// A static or global variable of the app, which lives as long as the process.
///
/// Sendable though not checked: its addresses never change.
struct StaticVariable: @unchecked Sendable {
  private enum Contents {
    case value(TypeMetadata)
    /// Where it is not known what they are, only the addresses of objects that live are recognised.
    case words(Int)
    /// The address of an object, or nothing, that is not kept alive.
    case reference(ReferenceOwnership)
  }

  /// `ServicesAssembly.shared`, or `cache` for one outside any type.
  let name: String
  let module: String
  let address: UnsafeRawPointer
  private var contents: Contents
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
      guard TypeCatalogue.shared.mayHoldReferences(mangling.type) else { return nil }
      contents = .value(mangling.type)
      token = mangling.token.flatMap { UnsafeRawPointer(bitPattern: $0.address) }
    } else {
      contents = .words(Int(symbol.size) / Self.word)
      token = nil
    }
  }

  /// The variable as its declaration has it: its symbol says nothing of `weak` and `unowned`.
  func declared(in index: SourceIndex) -> StaticVariable {
    var variable = self
    switch index.variables[name].map(\.reference) {
    case .some(.none): break
    case .weak: variable.contents = .reference(.weak)
    case .unowned: variable.contents = .reference(.unowned)
    case .unchecked: variable.contents = .reference(.unmanaged)
    case nil:
      // Where nobody knows, what might be such a reference is not followed like a strong one.
      if case .value(let type) = contents, type.mayBeWeak { variable.contents = .words(1) }
    }
    return variable
  }

  /// What the variable refers to at this moment; nothing while nobody has used it, for looking must not make it.
  ///
  /// - Parameter isObject: whether an object lives at an address.
  func read(into reader: inout ValueReader, isObject: (UnsafeRawPointer) -> Bool) {
    // The runtime's word for "made" is negative; see swift/Threading/Linux.h.
    if let token, token.load(as: Int32.self) >= 0 { return }
    switch contents {
    case .value(let type): reader.readWhole(type, at: address)
    case .reference(let ownership): reader.read(ownership, at: address, as: .element(""))
    case .words(let count):
      for index in 0..<count {
        let word = address + index * Self.word
        if let object = word.object, isObject(object) { reader.read(.strong, at: word, as: .element("")) }
      }
    }
  }
}

extension TypeMetadata {
  /// Whether a variable of this type could be declared weak or unowned: an object, or an optional one.
  fileprivate var mayBeWeak: Bool {
    switch TypeCatalogue.shared.shape(of: self) {
    case .object: true
    case .cases(let cases, _): kind == .optional && cases.compactMap(\.payload).allSatisfy(\.mayBeWeak)
    default: false
    }
  }
}
