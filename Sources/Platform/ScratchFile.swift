import LibC

/// A file without a name, which is gone with its last use: what a child process reads or writes at one go.
public struct ScratchFile: Sendable {
  /// The open file, at its beginning.
  public let descriptor: Descriptor

  /// Creates a file with these bytes.
  public init(_ bytes: [UInt8] = []) throws(SystemError) {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    // mkstemp writes the name over the template.
    var path = Array("\(folder)/atelier-XXXXXX".utf8CString)
    let number = mkstemp(&path)
    guard number >= 0 else { throw .last }
    unlink(path)
    descriptor = try Descriptor(owning: number).raised()
    descriptor.write(bytes)
    guard lseek(descriptor.number, 0, SEEK_END) == bytes.count else { throw SystemError(code: ENOSPC) }
    lseek(descriptor.number, 0, SEEK_SET)
  }

  /// Everything in the file.
  public var bytes: [UInt8] {
    let size = Int(lseek(descriptor.number, 0, SEEK_END))
    guard size > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: size)
    let count = pread(descriptor.number, &bytes, size, 0)
    return Array(bytes.prefix(max(count, 0)))
  }
}
