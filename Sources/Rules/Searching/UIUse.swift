/// A place where code uses a UI framework, or a screen of the project.
struct UIUse: Sendable {
  let place: Violation.Place
  /// What it says: `names AlertController` or `imports UIKit`.
  let words: String
  /// Whether it is an import, of which no name in the type's code makes use.
  var isImport = false
  /// Whether it is an import for whose sake the file has something else, dates and URLs that UIKit brings along.
  var mayBeNeeded = false
  /// Whether it is a colour, a font, an image or another value: they can be compared without a screen.
  var isLook = false
  /// Whether it is an image, or makes one, which may be the matter itself.
  var isImage = false
  /// Whether it is what somebody is given who says nothing else: `init(opener: URLOpener = UIApplication.shared)`.
  var isDefault = false
  /// Whether it is in a static function that makes a screen for the type: `static func screen(for user: User) -> UIViewController`.
  var isOfMaker = false
  /// Whether it is one of the project's view controllers.
  var isScreen = false
  /// Whether it is one of the project's views.
  var isOwnView = false
  /// Who translates what a model says into that.
  var translator = "the view controller"

  /// Who translates what a model says into something of a UI framework: a view of SwiftUI has no controller.
  ///
  /// - Parameter words: what ends in the framework's name.
  static func translator(for words: String) -> String {
    words.hasSuffix("SwiftUI") ? "the view" : "the view controller"
  }
}

extension Project {
  /// Where a type names types of a UI framework, views and view controllers of the project, or resources of a UI; or else
  /// where it imports a framework for nothing else's sake.
  func uiUses(of type: ProjectType) -> [UIUse] {
    let uses = type.parts.flatMap { part -> [UIUse] in
      let imported = file(part.file).importedModules
      let passed = part.declaration.functions.filter(passesViewOn)
      return part.declaration.code.flatMap { code in
        let shown = code.mentions.compactMap { mention -> (mention: Mention, name: String, words: String)? in
          let name = Self.name(of: mention, in: code)
          // `let UID = user.id`
          guard let words = shownType(name, in: type, importing: imported),
            !code.variables.contains(where: { $0.name == name })
          else { return nil }
          return (mention, name, words)
        }
        let owner = part.declaration.properties.first { $0.code.isSame(as: code) }
        let isAnchor = part.declaration.functions.contains {
          $0.name == "presentationAnchor" && $0.code.isSame(as: code)
        }
        if shown.isEmpty || isAnchor || hasService(owner, of: type) { return resources(in: code, of: part.file) }
        let notices = notices(in: code)
        let values = Self.values(in: code)
        // What a line names twice, as a property's type and to make its value, is one use.
        var named: Set<String> = []
        return shown.compactMap { mention, name, words in
          let isDefault = part.declaration.functions.contains { $0.hasDefault(at: mention.offset, in: code) }
          let isOfMaker = part.declaration.functions.contains { function in
            function.isStatic && function.code.isSame(as: code)
              && function.result.map { shownType($0.main, in: type, importing: imported) != nil } ?? false
          }
          let line = file(part.file).location(of: mention.offset).line
          guard !notices.contains(mention.offset), !isRequired(mention, of: type, in: part.declaration, code),
            !passed.contains(where: { Self.isResult(mention, of: $0) || Self.isLink(mention, in: code, of: $0) }),
            !isValue(mention, words, in: part.file), !isStaticMember(of: mention, name, in: code),
            !isNamespace(mention, in: type, file: part.file), !type.takesForProperty(mention, in: code),
            isDefault || named.insert("\(name) \(line)").inserted
          else { return nil }
          return UIUse(
            place: place(part.file, mention.offset), words: "names \(name), \(words)",
            isLook: UIFramework.isLook(name) || (name == mention.name && values.contains(mention.offset)),
            isImage: ["NSImage", "UIImage", "UIGraphicsImageRenderer"].contains(name), isDefault: isDefault,
            isOfMaker: isOfMaker, isScreen: words == "a view controller", isOwnView: words == "a view",
            translator: UIUse.translator(for: words))
        } + resources(in: code, of: part.file)
      }
    }
    guard uses.isEmpty, !type.functions.contains(where: { passesViewOn($0.function) }) else { return uses }
    return Set(type.parts.map(\.file)).sorted().compactMap { number -> UIUse? in
      guard let found = uiImport(in: file(number)), !othersUseUI(in: number, beside: type) else { return nil }
      return UIUse(
        place: place(number, found.offset), words: "imports \(found.module)", isImport: true,
        mayBeNeeded: mayNeed(found, in: file(number)), translator: UIUse.translator(for: found.module))
    }
  }

  /// Whether a protocol of the type's own role, which is asked about itself, or one of a library, for whose sake an
  /// extension was written, wants a type of the interface in a signature.
  private func isRequired(
    _ mention: Mention, of type: ProjectType, in declaration: TypeDeclaration, _ code: Code
  ) -> Bool {
    guard !type.isProtocol else { return false }
    let isInSignature = declaration.functions.contains { $0.code.isSame(as: code) && $0.isInSignature(mention.offset) }
    if isInSignature, declaration.kind == .extension, declaration.inherited.contains(where: isOfLibrary) { return true }
    let isOverride = isInSignature && declaration.functions.contains { $0.code.isSame(as: code) && $0.isOverride }
    if isOverride, isOfPlainLibrary(type) { return true }
    func isWanted(_ name: String, by member: (ProjectType) -> [Code]) -> Bool {
      type.ancestors.compactMap(self.type).contains { ancestor in
        ancestor.isProtocol && ancestor.role == type.role
          && member(ancestor).contains { $0.mentions.contains { $0.name == name } }
      }
    }
    if let function = declaration.functions.first(where: { $0.code.isSame(as: code) }) {
      guard function.isInSignature(mention.offset) else { return false }
      return fillsIn(function, of: type)
        || isWanted(mention.name) { $0.functions.map(\.function).filter { $0.name == function.name }.map(\.code) }
    }
    guard let property = declaration.properties.first(where: { $0.code.isSame(as: code) }) else { return false }
    return isWanted(mention.name) { $0.properties.map(\.property).filter { $0.name == property.name }.map(\.code) }
  }

  /// Whether a type inherits from a class of a library's that is none of a UI framework's.
  private func isOfPlainLibrary(_ type: ProjectType) -> Bool {
    !type.ancestors.contains { name in
      UIFramework.mayHave(name) || self.type(name).map { !$0.isProtocol && $0.kind != .extension } ?? false
    }
  }

  /// Whether a function is one that a protocol of the type's own role, or a library's, wants, with any cell to be filled in:
  /// `func setup(cell: Cell)` with an `associatedtype Cell`.
  private func fillsIn(_ function: Function, of type: ProjectType) -> Bool {
    guard function.parameters.count == 1, let given = function.parameters.first, given.label == given.name else {
      return false
    }
    // What a library's protocol wants is not seen, but is said by its name and the cell's.
    let isCell = given.label == "cell" && given.type.main.hasSuffix("Cell")
    if isCell, type.ancestors.contains(where: { $0.hasSuffix("CellViewModel") && !declares($0) }) { return true }
    return type.ancestors.compactMap(self.type).contains { ancestor in
      ancestor.isProtocol && (ancestor.role == type.role || ancestor.simpleName.holds("ViewModel"))
        && ancestor.functions.contains { _, wanted in
          guard wanted.name == function.name, wanted.bodyOffset == nil, wanted.parameters.count == 1,
            let parameter = wanted.parameters.first, parameter.label == given.label
          else { return false }
          let name = parameter.type.main
          // Who conforms may say by an alias which one it is.
          return self.type(name) == nil && !UIFramework.mayHave(name) && name != given.type.main
        }
    }
  }

  /// Whether a name is that of a library's protocol, and of no UI framework's.
  private func isOfLibrary(_ name: TypeName) -> Bool {
    !declares(name.main) && !UIFramework.mayHave(name.main) && !Self.isStandard(name.main)
  }

  /// Whether a protocol is one of Swift's own, or for values and observers of it: they want nothing of an interface.
  private static func isStandard(_ name: String) -> Bool {
    ["able", "Error", "Object", "ObjectProtocol"].contains(where: name.hasSuffix)
  }

  /// Whether a function hands on the view that a router or a coordinator makes: in SwiftUI a screen holds the next one,
  /// and asks its presenter for it.
  private func passesViewOn(_ function: Function) -> Bool {
    guard let result = function.result?.main, Self.passedOn.contains(result), function.bodyOffset != nil else {
      return false
    }
    // What stands for its screen, whoever that is.
    if function.name == "toPresent" { return true }
    return function.code.calls.contains { call in
      let name = call.callee.first
      guard call.callee.names.count > 1, let first = name.first else { return false }
      let maker = first.uppercased() + name.dropFirst()
      let role = role(ofType: maker)
      return role == .coordinator || role == .router || role == .factory || type(maker)?.isNamespace == true
    }
  }

  /// The type that a mention is of: in `UIKit.UIView` the framework is none.
  private static func name(of mention: Mention, in code: Code) -> String {
    guard ["AppKit", "SwiftUI", "UIKit"].contains(mention.name) else { return mention.name }
    return code.references.first { $0.start == mention.offset }?.second ?? mention.name
  }

  /// What a function that hands on the next screen answers with.
  private static let passedOn: Set<String> = ["AnyView", "UIViewController", "View"]

  /// Whether a name is that of what a function answers with.
  private static func isResult(_ mention: Mention, of function: Function) -> Bool {
    passedOn.contains(mention.name) && function.offset < mention.offset && function.isInSignature(mention.offset)
  }

  /// Whether a mention is of the link that a function puts around a view which it hands on.
  private static func isLink(_ mention: Mention, in code: Code, of function: Function) -> Bool {
    ["NavigationLink", "ViewBuilder"].contains(mention.name) && function.code.isSame(as: code)
  }

  /// Whether a mention is of a value that a view declares, `UserCell.Model`, or of the kind of view that shows a value.
  private func isValue(_ mention: Mention, _ words: String, in number: Int) -> Bool {
    let text = file(number).text[(mention.offset + mention.name.utf8.count)...]
    guard text.first == UInt8(ascii: ".") else { return false }
    let member = String(decoding: text.dropFirst().prefix(24), as: UTF8.self).prefix(while: \.isLetter)
    if member == "Type" { return true }
    if member == "self" {
      // `String(describing: UserViewController.self)`, a name for those who count what is looked at
      let before = String(decoding: file(number).text[..<mention.offset].suffix(12), as: UTF8.self)
      if mention.name.hasSuffix("Cell") || before == "describing: " { return true }
    }
    return words == "a view" && member.first?.isUppercase == true
  }

  /// Whether a mention is of a type for nothing but what it has or does by itself, as the project declares it, and names no
  /// UI there: `UserCell.height`, `NSApplication.isFloating(bundle)` in an extension.
  private func isStaticMember(of mention: Mention, _ name: String, in code: Code) -> Bool {
    guard let path = code.paths(where: { $0.start == mention.offset && $0.nameCount > 1 }).first,
      let type = self.type(name)
    else { return false }
    func isPlain(_ names: [String]) -> Bool {
      // `Self`, or what stands for it, is the view.
      names.allSatisfy { name in
        UIFramework.isLook(name)
          || !UIFramework.mayHave(name) && role(ofType: name) == nil && name != "Self" && name.count > 1
      }
    }
    let types = [type] + type.ancestors.sorted().compactMap(self.type)
    let properties = types.flatMap(\.properties).map(\.property).filter { $0.isStatic && $0.name == path.second }
    if let type = properties.first?.typeName { return isPlain([type]) }
    if properties.first?.value.isString == true { return true }
    let functions = types.flatMap(\.functions).map(\.function).filter { $0.isStatic && $0.name == path.second }
    return !functions.isEmpty
      && functions.allSatisfy { function in
        // What a view model asks how large its cell is to be, it gives itself.
        let given = function.parameters.flatMap(\.type.names).filter { role(ofType: $0) != .viewModel }
        return function.result.map { isPlain($0.names) } == true && isPlain(given)
      }
  }

  /// Where `UIApplication.didBecomeActiveNotification` and the like begin: the system's notices are for everybody, and what
  /// the system does for an app shows nothing of it, `UIApplication.shared.open(url)`.
  private func notices(in code: Code) -> Set<Int> {
    let notices = code.references.filter { $0.last.hasSuffix("Notification") }
    let services = code.paths { path in
      // `MFMailComposeViewController.canSendMail()` makes none.
      if path.nameCount == 2, ["can", "isSourceType"].contains(where: path.second.hasPrefix) { return true }
      guard path.first == "UIApplication" else { return false }
      let names = path.names
      return names[1].hasSuffix("URLString") || names.count > 2 && isService(names[2])
    }
    let local = code.variables.filter { variable in
      let uses = code.paths { $0.first == variable.name }
      return Self.isApplication(variable.value) && !uses.isEmpty
        && uses.allSatisfy { $0.nameCount > 1 && isService($0.second) }
    }
    return Set((notices + services).map(\.start) + local.compactMap(\.value.path?.start))
  }

  private static func isApplication(_ value: Value) -> Bool { value.path?.names == ["UIApplication", "shared"] }

  /// Whether what an app's `UIApplication` is asked for is the system's, also by an extension: `openAppSettings()`, or a
  /// `version` that answers with a text.
  private func isService(_ name: String) -> Bool {
    if Self.services.contains(name) || name.hasPrefix("open") { return true }
    guard let application = type("UIApplication") else { return false }
    return application.property(name)?.typeName == "String"
      || application.functions.contains { _, function in
        // `func redirectToSettings() { open(url) }`
        function.name == name && function.code.calls.has { $0.nameCount == 1 && $0.last == "open" }
      }
  }

  /// Whether a property has the app's `UIApplication`, and asks it for nothing but what the system does.
  private func hasService(_ property: Property?, of type: ProjectType) -> Bool {
    guard let property,
      Self.isApplication(property.value)
        || property.isComputed && property.typeName == "UIApplication" && property.code.calls.isEmpty
    else { return false }
    let uses = type.code.flatMap { $0.code.paths { $0.first == property.name } }
    return !uses.isEmpty && uses.allSatisfy { $0.nameCount > 1 && isService($0.second) }
  }

  /// What an app asks the system for by its `UIApplication`.
  private static let services: Set<String> = [
    "alternateIconName", "applicationIconBadgeNumber", "applicationState", "backgroundRefreshStatus",
    "backgroundTimeRemaining", "beginBackgroundTask", "canOpenURL", "endBackgroundTask", "isIdleTimerDisabled",
    "isProtectedDataAvailable", "isRegisteredForRemoteNotifications", "open", "openURL",
    "perform", "registerForRemoteNotifications", "setAlternateIconName", "shortcutItems", "supportsAlternateIcons",
    "unregisterForRemoteNotifications",
  ]

  /// Where `UITableViewCell.AccessoryType`, `UITableView.automaticDimension` and the like begin: types and constants that a
  /// type of a UI declares in itself are values.
  private static func values(in code: Code) -> Set<Int> {
    let objects: Set<String> = ["current", "default", "general", "main", "shared", "standard"]
    let constants = code.references.lazy.filter { $0.nameCount == 2 && !objects.contains($0.second) }
    return Set((code.paths(where: \.second.beginsWithCapital) + constants).map(\.start))
  }

  /// What a name of a UI type stands for: `a type of UIKit`; `nil` for all others.
  private func shownType(_ name: String, in type: ProjectType, importing imported: [String]) -> String? {
    guard let words = shownWords(for: name, in: type, importing: imported) else { return nil }
    // What it, or a type around it, declares in itself is its own.
    var outer = type.name
    while true {
      if alias("\(outer).\(name)") != nil || self.type("\(outer).\(name)") != nil { return nil }
      guard let dot = outer.lastIndex(of: ".") else { return words }
      outer = String(outer[..<dot])
    }
  }

  /// The same, wherever the name is declared.
  private func shownWords(for name: String, in type: ProjectType, importing imported: [String]) -> String? {
    if let framework = uiFramework(of: name, importing: imported) { return "a type of \(framework)" }
    guard let named = self.type(name), !named.isProtocol, named.kind != .extension, named.name != type.name else {
      return nil
    }
    if named.role == .viewController { return "a view controller" }
    return named.kind == .class && named.ancestors.contains(where: UIVocabulary.isView) ? "a view" : nil
  }

  /// `R.image.logo` and `R.color.tint`, as R.swift generates them.
  private func resources(in code: Code, of file: Int) -> [UIUse] {
    // The name of a resource is a text.
    code.paths { $0.first == "R" && Self.resources.contains($0.second) && $0.last != "name" }.map { path in
      UIUse(
        place: place(file, path.start), words: "names R.\(path.second), a resource of the UI",
        isLook: ["color", "font", "image"].contains(path.second))
    }
  }

  private static let resources: Set<String> = ["color", "font", "image", "nib", "storyboard"]

  /// Whether a file may have Foundation from its import of a UI framework, or what SwiftUI brings along from Combine.
  private func mayNeed(_ found: Import, in file: SourceFile) -> Bool {
    guard found.module != "ScreenKit" else { return false }
    let imported = file.importedModules
    // What a presenter may name needs the import, too: `UIApplication.shared.open(url)`.
    let code = file.types.flatMap(\.code)
    let mentioned = code.flatMap(\.mentions)
    // The rows and items of an index path are UIKit's.
    let hasIndexPaths = code.contains { code in
      code.hasPaths { $0.nameCount > 1 && ["item", "row"].contains($0.last) && $0.base.last.ends(in: "indexpath") }
        || code.calls.has { $0.last == "IndexPath" }
    }
    if hasIndexPaths { return true }
    guard imported.contains("Foundation"),
      !mentioned.contains(where: { uiFramework(of: $0.name, importing: imported) != nil })
    else { return true }
    guard found.module == "SwiftUI", !imported.contains("Combine") else { return false }
    let wrappers: Set<String> = ["Binding", "Published", "State"]
    return file.types.contains { type in
      type.inherited.contains { $0.main == "ObservableObject" }
        || type.properties.contains { !wrappers.isDisjoint(with: $0.attributes) }
    }
  }

  /// Whether something else in a file has a use for its UI import.
  private func othersUseUI(in number: Int, beside type: ProjectType) -> Bool {
    let file = file(number)
    let imported = file.importedModules
    let code =
      file.functions.map(\.code) + file.properties.map(\.code)
      + file.types.filter { $0.name != type.name && !$0.name.hasPrefix(type.name + ".") }.flatMap(\.code)
    let inherited = file.types.filter { $0.name != type.name }.flatMap { $0.inherited.flatMap(\.names) + [$0.name] }
    let named = file.types.flatMap(\.code).flatMap(\.mentions)
    return named.contains { UIFramework.isPlain($0.name) }
      || code.contains { !$0.paths { $0.first == "NSApp" }.isEmpty }
      || code.flatMap(\.mentions).contains { uiFramework(of: $0.name, importing: imported) != nil }
      || inherited.contains { uiFramework(of: $0, importing: imported) != nil }
  }
}

extension Function {
  /// Whether a value in its signature, and not a type, begins at a place.
  func hasDefault(at place: Int, in code: Code) -> Bool {
    offset < place && isInSignature(place) && self.code.isSame(as: code) && !code.paths { $0.start == place }.isEmpty
  }
}

extension TypeDeclaration {
  /// The code of its members, each with the types that are written in the member's head.
  var typedCode: [(code: Code, types: [TypeName])] {
    properties.map { ($0.code, [$0.type].compactMap(\.self)) }
      + functions.map { ($0.code, $0.parameters.map(\.type) + [$0.result].compactMap(\.self)) }
  }
}

extension ProjectType {
  /// Whether it has nothing but static functions, as what makes screens may: `enum MenuRouter { static func makeMenu() … }`.
  fileprivate var isNamespace: Bool {
    !functions.isEmpty && functions.allSatisfy(\.function.isStatic) && storedProperties.allSatisfy(\.property.isStatic)
  }
}
