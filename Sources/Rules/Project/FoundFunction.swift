/// A function that a project has, whose code is looked at only where that is asked for.
struct FoundFunction: Sendable {
  let kind: Function.Kind
  let name: String
  let parameters: [Parameter]
  let result: TypeName?
  /// Whether it is more than a protocol's requirement.
  let hasBody: Bool
  /// The number of its file.
  let file: Int
  private let function: Function

  init(_ function: Function, in file: Int) {
    kind = function.kind
    name = function.name
    parameters = function.parameters
    result = function.result
    hasBody = function.bodyOffset != nil
    self.file = file
    self.function = function
  }

  /// Its code; who looks at that depends on its file.
  func code(in project: Project) -> Code {
    project.noteFile(file)
    return function.code
  }
}
