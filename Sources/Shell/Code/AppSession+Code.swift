import CodeMetrics
import Foundation
import Grammar
import HotCompiler

extension AppSession {
  /// The code of the current app and of the modules that it shares with others, as it is on disk.
  struct DeclaredCode {
    let files: [AppSource.File]
    let index: DeclarationIndex

    /// The file of a declaration.
    func file(of declaration: DeclarationIndex.Declaration) -> AppSource.File? {
      files.first { $0.name == declaration.file }
    }
  }

  /// Where the current app's code declares what; read again once the code has changed.
  ///
  /// - Throws: `ShellError.noAppRuns`, `.cannotCompile` when a file cannot be read.
  func declaredCode() throws(ShellError) -> DeclaredCode {
    let wiring = try requireCode()
    do throws(CompileError) {
      let files = try wiring.source.filesWithLibraries()
      if let known = code, known.files == files { return known }
      let texts = files.map { (name: $0.name, text: String(decoding: $0.bytes, as: UTF8.self)) }
      let read = DeclaredCode(files: files, index: DeclarationIndex(files: texts))
      code = read
      return read
    } catch {
      throw .cannotCompile(error)
    }
  }

  /// The declarations that a name stands for: a type with its extensions, or one member.
  ///
  /// - Throws: `ShellError.noSuchDeclaration`, with the nearest; `.severalDeclarations`.
  func declarations(called name: String) throws(ShellError) -> [DeclarationIndex.Declaration] {
    let index = try declaredCode().index
    let found = index.declarations(called: name)
    guard let first = found.first else {
      let names = index.known(like: name).map(\.name)
      let continued = names.first { $0.lowercased().hasPrefix(name.lowercased()) }
      throw .noSuchDeclaration(name, nearest: continued ?? Spelling.nearest(to: name, among: names))
    }
    let names = Set(found.map(\.name)).sorted()
    guard names.count == 1 else { throw .severalDeclarations(name, names) }
    // Of overloads in several files, the first is what one gets; an extension adds to its type.
    return first.member == nil ? found.filter { !$0.isExtension } + found.filter(\.isExtension) : [first]
  }
}

extension DeclarationIndex {
  /// What may complete a word: types, and once a type is written, its members.
  func known(like word: String) -> [Declaration] {
    let types = declarations.filter { $0.member == nil && !$0.isExtension }
    guard let dot = word.lastIndex(of: ".") else { return types + declarations.filter(\.type.isEmpty) }
    let type = word[..<dot].lowercased()
    return types + declarations.filter { $0.member != nil && $0.type.lowercased() == type }
  }
}
