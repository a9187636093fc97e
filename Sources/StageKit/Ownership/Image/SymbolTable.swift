/// The symbols of the executable, also those that are private to it.
struct SymbolTable: Sendable {
  /// A function or variable of the executable.
  struct Symbol: Sendable {
    let name: String
    /// Its address in this process.
    let address: UInt
    /// In bytes; for a function, the length of its code.
    let size: UInt
  }

  /// The executable's own; empty if it cannot be read.
  static let own = SymbolTable(ExecutableImage.own)

  private static let mangledPrefix = "$s"
  /// The size of `Elf64_Sym`; see elf(5).
  private static let entrySize = 24

  /// The symbols of Swift declarations.
  let symbols: [Symbol]
  private let indicesByName: [String: Int]
  private let indicesByAddress: [UInt: Int]

  init(_ image: ExecutableImage?) {
    var symbols: [Symbol] = []
    if let image, var table = image.section(".symtab"), let names = image.section(".strtab") {
      for entry in stride(from: 0, to: table.bytes.count, by: Self.entrySize) {
        table.move(to: entry)
        let name = names.text(at: Int(table.read(UInt32.self)))
        table.skip(4)
        let (value, size) = (table.read(UInt64.self), table.read(UInt64.self))
        guard value != 0, name.hasPrefix(Self.mangledPrefix) else { continue }
        symbols.append(Symbol(name: name, address: image.base + UInt(value), size: UInt(size)))
      }
    }
    self.symbols = symbols
    indicesByName = Dictionary(symbols.enumerated().map { ($1.name, $0) }) { first, _ in first }
    indicesByAddress = Dictionary(symbols.enumerated().map { ($1.address, $0) }) { first, _ in first }
  }

  func symbol(named name: String) -> Symbol? { indicesByName[name].map { symbols[$0] } }

  /// The symbol that begins at an address.
  func symbol(at address: UInt) -> Symbol? { indicesByAddress[address].map { symbols[$0] } }
}
