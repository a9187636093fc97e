/// The declarations of some files by the names of their types.
struct TypeIndex {
  /// In the order in which they first appear.
  private(set) var names: [String] = []
  /// What the files declare themselves, without the names of types around.
  private(set) var declaredNames: Set<String> = []
  private(set) var aliases: [String: TypeName] = [:]
  /// The functions of a name, and the initialisers of the types of that name.
  private(set) var functions: [String: [Function]] = [:]
  private var partsByName: [String: [ProjectType.Part]] = [:]
  /// The whole name of each nested type by its last name.
  private var wholeNames: [String: String] = [:]

  init(files: [SourceFile]) {
    for (number, file) in files.enumerated() {
      for declaration in file.types { add(declaration, from: number) }
      for function in file.functions { add(function, named: function.name) }
      aliases.merge(file.aliases) { first, _ in first }
      declaredNames.formUnion(file.aliases.keys)
    }
  }

  private mutating func add(_ declaration: TypeDeclaration, from file: Int) {
    if partsByName[declaration.name] == nil { names.append(declaration.name) }
    let part = ProjectType.Part(file: file, declaration: declaration)
    let simpleName = declaration.simpleName
    if declaration.kind == .extension {
      partsByName[declaration.name, default: []].append(part)
    } else {
      partsByName[declaration.name, default: []].insert(part, at: 0)
      declaredNames.insert(simpleName)
      if wholeNames[simpleName] == nil { wholeNames[simpleName] = declaration.name }
    }
    for function in declaration.functions {
      add(function, named: function.kind == .initialiser ? simpleName : function.name)
    }
    for (name, type) in declaration.aliases {
      aliases["\(declaration.name).\(name)"] = type
      if aliases[name] == nil { aliases[name] = type }
      declaredNames.insert(name)
    }
  }

  private mutating func add(_ function: Function, named name: String) {
    functions[name, default: []].append(function)
  }

  func parts(of name: String) -> [ProjectType.Part] { partsByName[name] ?? [] }

  /// Whether the project declares a class, struct, enum, actor or protocol of this name.
  func declares(_ name: String) -> Bool {
    parts(of: name).first.map { $0.declaration.kind != .extension } ?? false
  }

  /// What a type inherits and conforms to, by itself and through what the project declares.
  func ancestors(of name: String) -> Set<String> {
    var found: Set<String> = []
    var open = [name]
    while let next = open.popLast() {
      for ancestor in parents(of: next) where found.insert(ancestor).inserted { open.append(ancestor) }
    }
    return found
  }

  /// What stands behind the colon of a type and of its extensions, superclass first.
  func parents(of name: String) -> [String] {
    let name = partsByName[name] == nil ? wholeNames[name] ?? name : name
    return parts(of: name).flatMap { part in
      part.declaration.inherited.flatMap { inherited in
        inherited.names.flatMap { aliases[$0]?.names ?? [$0] }
      }
    }
  }
}
