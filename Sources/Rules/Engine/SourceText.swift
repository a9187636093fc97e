/// A Swift file's name and text.
public struct SourceText: Hashable, Sendable {
  /// What findings call it.
  public let name: String
  /// Its path from the root of the project, on which patterns are tried.
  public let path: String
  /// In UTF-8.
  public let bytes: [UInt8]
  /// Whether it is part of the app: an Xcode project may build the files around it without this one.
  public let isBuilt: Bool

  /// A file.
  ///
  /// - Parameter path: the name by default.
  public init(name: String, path: String? = nil, bytes: [UInt8], isBuilt: Bool = true) {
    self.name = name
    self.path = path ?? name
    self.bytes = bytes
    self.isBuilt = isBuilt
  }

  /// A hash of the bytes.
  var digest: Digest {
    var hash = QuickHash()
    hash.add(bytes)
    return hash.digest
  }

  /// Whether its folder is one of tests, or of what stands in for parts of the app in them.
  var isOfTests: Bool {
    var path = path
    return path.withUTF8 { path in
      var start = 0
      while let end = path[start...].firstIndex(of: UInt8(ascii: "/")) {
        if Self.isOfTests(path[start..<end]) { return true }
        start = end + 1
      }
      return false
    }
  }

  private static func isOfTests(_ folder: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    // Most names begin with another letter, and end in one.
    (folder.first == UInt8(ascii: "M") || folder.first == UInt8(ascii: "S") || folder.first == UInt8(ascii: "T"))
      && testFolders.contains { folder.elementsEqual($0) }
      || (folder.last == UInt8(ascii: "s") || folder.last == UInt8(ascii: "t"))
        && testEndings.contains { folder.suffix($0.count).elementsEqual($0) }
  }

  private static let testEndings = ["Tests", "UITest"].map { Array($0.utf8) }
  private static let testFolders = ["Mock", "Mocks", "Mockup", "Mockups", "Specs", "Stubs", "Test", "TestSupport"]
    .map { Array($0.utf8) }

  /// Whether a tool has made it: its name says so, or the comment at its beginning.
  ///
  /// - Parameter isHeadKnown: whether a file of the same text was read before, whose comment says nothing of the kind.
  func isGenerated(isHeadKnown: Bool) -> Bool {
    if path.hasSuffix(".generated.swift") || path.hasSuffix(".pb.swift") || isLeftByMerge { return true }
    if isHeadKnown { return false }
    // Most heads speak of nothing of the kind, and are not worth being taken apart.
    let length = min(bytes.count, GeneratedHead.length)
    let letters = [UInt8](unsafeUninitializedCapacity: length) { letters, count in
      for place in 0..<length { letters[place] = bytes[place] | 0x20 }
      count = length
    }
    guard GeneratedHead.hints.contains(where: { letters.holds($0) }) else { return false }
    return GeneratedHead.saysSo(String(decoding: bytes.prefix(GeneratedHead.length), as: UTF8.self))
  }

  /// Whether a merge has left it beside the file that was merged: `Menu_BASE_4392.swift`.
  private var isLeftByMerge: Bool {
    guard path.hasSuffix(".swift") else { return false }
    // From the end, where nearly all names have no digit.
    let name = path.utf8.dropLast(6)
    let digits = name.reversed().prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }.count
    guard digits > 0 else { return false }
    return Self.marksOfMerges.contains { name.dropLast(digits).suffix($0.count).elementsEqual($0) }
  }

  private static let marksOfMerges = ["_BACKUP_", "_BASE_", "_LOCAL_", "_REMOTE_"].map { Array($0.utf8) }
}
