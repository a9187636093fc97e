/// A function that a project has, whose code is looked at only where that is asked for.
struct FoundFunction: Sendable {
  let kind: Function.Kind
  let name: String
  let parameters: [Parameter]
  let result: TypeName?
  /// The type that declares it, or that is extended by it; `nil` for a free function.
  let type: String?
  /// Whether it is called on the type.
  let isStatic: Bool
  /// Whether it is more than a protocol's requirement.
  let hasBody: Bool
  /// The number of its file.
  let file: Int
  private let function: Function

  init(_ function: Function, of type: String?, in file: Int) {
    kind = function.kind
    name = function.name
    parameters = function.parameters
    result = function.result
    self.type = type
    isStatic = function.isStatic
    hasBody = function.bodyOffset != nil
    self.file = file
    self.function = function
  }

  /// Whether some code can see it: what is private is seen in its own file only.
  func isVisible(from code: Code) -> Bool {
    !function.access.isPrivate || function.code.file === code.file
  }

  /// The function as people call it, with no more than two of its labels: `Users.load(then:)`.
  var words: String {
    let labels = parameters.prefix(2).map { "\($0.label ?? "_"):" }.joined() + (parameters.count > 2 ? "…" : "")
    return "\(type.map { "\($0)." } ?? "")\(name)(\(labels))"
  }

  /// Its code; who looks at that depends on its file.
  func code(in project: Project) -> Code {
    project.noteFile(file)
    return function.code
  }
}
