import CStageHooks
import LibC

/// The running executable, as the file on the disk: it has sections that are not loaded into memory.
///
/// Only files in the ELF format are read; on other systems there is none.
struct ExecutableImage: @unchecked Sendable {
  /// The executable of this process.
  static let own = ExecutableImage(path: "/proc/self/exe")

  /// The file, which stays mapped and is never written to.
  private let file: UnsafeRawBufferPointer
  private let sections: [String: Range<Int>]
  /// The distance between the addresses in the file and those in memory.
  let base: UInt

  init?(path: String) {
    #if os(Linux)
      guard let file = Self.map(path), let sections = Self.sections(of: file) else { return nil }
      self.file = file
      self.sections = sections
      base = UInt(atelier_app_base())
    #else
      return nil
    #endif
  }

  /// The bytes of a section; nil if there is none.
  func section(_ name: String) -> ByteReader? {
    sections[name].map { ByteReader(UnsafeRawBufferPointer(rebasing: file[$0])) }
  }

  #if os(Linux)
    private static func map(_ path: String) -> UnsafeRawBufferPointer? {
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      defer { close(descriptor) }
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_size > 64,
        let start = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED
      else { return nil }
      return UnsafeRawBufferPointer(start: start, count: Int(status.st_size))
    }

    /// Reads the section headers of a 64-bit file (see elf(5): `Elf64_Ehdr`, `Elf64_Shdr`).
    private static func sections(of file: UnsafeRawBufferPointer) -> [String: Range<Int>]? {
      guard file.prefix(5).elementsEqual([0x7F, 0x45, 0x4C, 0x46, 2]) else { return nil }
      let start = Int(file.loadUnaligned(fromByteOffset: 40, as: UInt64.self))
      let size = Int(file.loadUnaligned(fromByteOffset: 58, as: UInt16.self))
      let count = Int(file.loadUnaligned(fromByteOffset: 60, as: UInt16.self))
      let namesIndex = Int(file.loadUnaligned(fromByteOffset: 62, as: UInt16.self))
      guard size >= 64, namesIndex < count, start + count * size <= file.count else { return nil }

      func contents(_ index: Int) -> Range<Int> {
        let offset = Int(file.loadUnaligned(fromByteOffset: start + index * size + 24, as: UInt64.self))
        let length = Int(file.loadUnaligned(fromByteOffset: start + index * size + 32, as: UInt64.self))
        return offset + length <= file.count ? offset..<offset + length : 0..<0
      }
      let names = ByteReader(UnsafeRawBufferPointer(rebasing: file[contents(namesIndex)]))
      let pairs = (0..<count).map { index in
        let name = Int(file.loadUnaligned(fromByteOffset: start + index * size, as: UInt32.self))
        return (names.text(at: name), contents(index))
      }
      return Dictionary(pairs) { first, _ in first }
    }
  #endif
}
