/// A place where code uses a UI framework.
struct UIUse: Sendable {
  let place: Violation.Place
  /// What it says: `names AlertController` or `imports UIKit`.
  let words: String
  /// Whether it is an import, of which no name in the type's code makes use.
  var isImport = false
}

extension Project {
  /// Where a type names types of a UI framework, each name once, and imports one for nothing else's sake.
  func uiUses(of type: ProjectType) -> [UIUse] {
    var found: Set<String> = []
    var uses: [UIUse] = []
    for part in type.parts {
      let imported = files[part.file].importedModules
      var asked = found
      for mention in part.declaration.code.lazy.flatMap(\.mentions) where asked.insert(mention.name).inserted {
        guard let framework = ui.framework(of: mention.name, importing: imported) else { continue }
        found.insert(mention.name)
        let words = "names \(mention.name), a type of \(framework)"
        uses.append(UIUse(place: place(part.file, mention.offset), words: words))
      }
    }
    let imports = Set(type.parts.map(\.file)).sorted().compactMap { number -> UIUse? in
      guard let found = ui.uiImport(in: files[number]), !othersUseUI(in: number, beside: type) else { return nil }
      return UIUse(place: place(number, found.offset), words: "imports \(found.module)", isImport: uses.isEmpty)
    }
    return imports + uses
  }

  /// Whether something else in a file has a use for its UI import.
  private func othersUseUI(in number: Int, beside type: ProjectType) -> Bool {
    let file = files[number]
    let imported = file.importedModules
    let code =
      file.functions.map(\.code) + file.properties.map(\.code)
      + file.types.filter { $0.name != type.name && !$0.name.hasPrefix(type.name + ".") }.flatMap(\.code)
    let inherited = file.types.filter { $0.name != type.name }.flatMap { $0.inherited.flatMap(\.names) + [$0.name] }
    return code.flatMap(\.mentions).contains { ui.framework(of: $0.name, importing: imported) != nil }
      || inherited.contains { ui.framework(of: $0, importing: imported) != nil }
  }
}
