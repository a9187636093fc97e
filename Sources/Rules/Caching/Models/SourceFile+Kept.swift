extension SourceFile {
  /// What the text says, as bytes; the name and the path are not part of it.
  var kept: [UInt8] {
    var writer = KeptWriter()
    writer.codes = codes
    writer.codes.map(\.lists).write(to: &writer)
    imports.write(to: &writer)
    types.write(to: &writer)
    functions.write(to: &writer)
    properties.write(to: &writer)
    aliases.write(to: &writer)
    code.write(to: &writer)
    suppressions.write(to: &writer)
    return writer.bytes
  }

  /// The file of a text, with what was kept of what it says; `nil` if that is damaged.
  convenience init?(_ source: SourceText, kept bytes: UnsafeBufferPointer<UInt8>) {
    var reader = KeptReader(bytes)
    let lists = [CodeLists](from: &reader)
    guard lists.allSatisfy(\.isWhole) else { return nil }
    reader.codes = lists.map(FileCode.init)
    // In the order in which they were written.
    self.init(
      name: source.name, path: source.path, text: source.bytes, imports: [Import](from: &reader),
      types: [TypeDeclaration](from: &reader), functions: [Function](from: &reader),
      properties: [Property](from: &reader), aliases: [String: TypeName](from: &reader), code: Code(from: &reader),
      suppressions: [Suppression](from: &reader))
    guard reader.isAtEnd else { return nil }
  }

  /// The lists that the code of the file and of its members is in, each once.
  private var codes: [FileCode] {
    let all =
      [code] + functions.map(\.code) + properties.map(\.code) + types.flatMap(\.code)
    var seen: Set<ObjectIdentifier> = []
    return all.map(\.file).filter { seen.insert(ObjectIdentifier($0)).inserted }
  }
}
