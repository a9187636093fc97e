import StageProtocol

/// A static or global variable of the app, which lives as long as the process.
///
/// Unchecked: its addresses never change.
struct StaticVariable: @unchecked Sendable {
  private enum Contents {
    case value(TypeMetadata)
    /// Of unknown type: only the addresses of living objects are recognised.
    case words(Int)
    /// The address of an object that is not kept alive, or nil.
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

  /// Returns nil for a symbol that is not a variable's, or one that never leads to an object.
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

  /// The variable as it is declared: its symbol does not say whether it is `weak` or `unowned`.
  func declared(in index: SourceIndex) -> StaticVariable {
    var variable = self
    switch index.variables[name].map(\.reference) {
    case .some(.none): break
    case .weak: variable.contents = .reference(.weak)
    case .unowned: variable.contents = .reference(.unowned)
    case .unchecked: variable.contents = .reference(.unmanaged)
    case nil:
      // If unknown, what might be such a reference is not followed like a strong one.
      if case .value(let type) = contents, type.mayBeWeak { variable.contents = .words(1) }
    }
    return variable
  }

  /// Reads what the variable refers to now; nothing if it was never used, since reading it must not initialise it.
  ///
  /// - Parameter isObject: whether an object lives at an address.
  func read(into reader: inout ValueReader, isObject: (UnsafeRawPointer) -> Bool) {
    // The runtime's mark of an initialised variable is negative; see swift/Threading/Linux.h.
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

/// The static and global variables of the app.
enum StaticVariables {
  /// Those of this process's executable that may lead to objects, sorted by name.
  private static let all: [StaticVariable] = {
    let table = SymbolTable.own
    return table.symbols.compactMap { StaticVariable($0, in: table) }
      .filter { Modules.isApp($0.module) }
      .sorted { $0.name < $1.name }
  }()

  /// The same, as the index declares them.
  static func own(in index: SourceIndex) -> [StaticVariable] { all.map { $0.declared(in: index) } }
}
