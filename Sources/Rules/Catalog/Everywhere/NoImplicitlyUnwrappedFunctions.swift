/// A property that holds a function is not implicitly unwrapped.
///
/// In MVPCF the routes of a module are, by agreement, and so is a coordinator's `finished` in a project that has
/// routes: there, PC-2 sees to it that they are assigned. Neither is one meant that a static function of the type sets,
/// as those do that make a screen from a storyboard, nor one that every initialiser sets, or `awakeFromNib`, or, where
/// it is private, the function that calls it, nor one that the type calls with `?()` only, or where
/// it has seen that it is not `nil`.
///
/// ## Why
///
/// Nothing reminds who makes the object that the function is still missing. The app ends at the call, which is in another
/// file, on a day when somebody taps the one button that nobody tried.
///
/// ## How to fix it
///
/// Take the function in the initialiser, or declare it optional and call it with `?()`.
///
/// ## Found
///
/// ```swift
/// final class SettingsViewModel {
///   var onClose: (() -> Void)!
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// final class SettingsViewModel {
///   var onClose: (() -> Void)?
/// }
/// ```
struct NoImplicitlyUnwrappedFunctions: Rule {
  static let id = "SM-1"
  static let title = "No implicitly unwrapped functions"
  static let why = "a function that nobody has assigned ends the app when it is called"
  static let architecture: Architecture? = nil

  func violations(in project: Project) -> [Violation] {
    let routes = ModuleRouteNames(project)
    // Where nobody has routes, a coordinator's end is a function as any other.
    let hasRoutes = project.hasTypes(.routes)
    return project.types.filter { !RoleNames.isDouble($0.simpleName) }.flatMap { type in
      type.storedProperties.compactMap { file, property in
        guard let name = property.type, name.isImplicitlyUnwrapped, !property.isLet, property.value == .other,
          project.isFunction(name),
          !type.takesInInitialisers(property), !Self.isNested(name.main, in: type, project),
          !Self.isSetByMaker(property, of: type), !Self.isSetBeforehand(property, in: type),
          !project.isCalledIfThere(property, of: type),
          !hasRoutes || !routes.contains(property.name, of: type)
        else { return nil }
        return Violation(
          place: project.place(file, property.offset),
          what: "\(type.name).\(property.name) is an implicitly unwrapped function",
          how: "take it in the initialiser, or make it optional")
      }
    }
  }

  /// Whether a name is that of a type within this one, whatever else is called so elsewhere.
  private static func isNested(_ name: String, in type: ProjectType, _ project: Project) -> Bool {
    project.type("\(type.name).\(name)") != nil
  }

  /// Whether nobody outside can forget a property, and a function of the type's own that is called when the object is loaded
  /// sets it, or the very one that needs it.
  private static func isSetBeforehand(_ property: Property, in type: ProjectType) -> Bool {
    let beginnings = ["awakeFromNib", "loadView", "viewDidLoad"]
    return type.functions.contains { _, function in
      let isParameter = function.parameters.contains { $0.name == property.name }
      let isCalled = function.code.calls.contains { call in
        call.callee.isNamed(property.name) && (call.callee.beginsWithSelf || !isParameter)
      }
      let isEarly = beginnings.contains(function.name) || property.setterAccess.isPrivate && isCalled
      return isEarly && function.code.assigns(to: property.name)
    }
  }

  /// Whether a static function of the type, which makes one, sets a property.
  private static func isSetByMaker(_ property: Property, of type: ProjectType) -> Bool {
    type.functions.contains { _, function in
      function.isStatic
        && function.code.assignments.contains { assignment in
          assignment.target.names.count == (property.isStatic ? 1 : 2) && assignment.target.last == property.name
        }
    }
  }
}

extension Project {
  /// Whether a type calls a function of its own wherever it does only if there is one: `onClose?()`.
  fileprivate func isCalledIfThere(_ property: Property, of type: ProjectType) -> Bool {
    let calls = type.code.flatMap { file, code in
      code.calls.callees { $0.isNamed(property.name) }.map { (file: file, start: $0.offset) }
    }
    // What nobody else sees, and the type neither calls nor hands on, ends nothing.
    if calls.isEmpty, property.access.isPrivate {
      return !type.has { code in
        code.hasPaths { path in
          path.isNamed(property.name) && !code.hasAssignments { $0.target.start == path.start }
        }
          || code.calls.has(givenAny: { $0.value.path?.isNamed(property.name) == true })
      }
    }
    return !calls.isEmpty
      && calls.allSatisfy { call in
        let text = file(call.file).text
        return text[(call.start + property.name.utf8.count)...].first == UInt8(ascii: "?")
          || Self.isSeenToBeThere(property.name, before: call.start, in: text)
      }
  }

  /// Whether what stands before a place has asked for a value: `if onClose != nil { onClose() }`.
  private static func isSeenToBeThere(_ name: String, before place: Int, in text: [UInt8]) -> Bool {
    let before = String(decoding: text[max(0, place - farthest)..<place], as: UTF8.self)
    guard let question = before.range(of: "\(name) != nil", options: .backwards) else { return false }
    let isGuard = before[..<question.lowerBound].suffix(20).contains("guard ")
    var depth = 0
    for character in before[question.upperBound...] {
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      // What follows the body of an `if` is no longer in it; what follows that of a `guard` is.
      if character == "}", depth == 0 { return isGuard }
    }
    return depth > 0 && !isGuard
  }

  /// How far before a call, in bytes, the question is looked for.
  private static let farthest = 400
}
