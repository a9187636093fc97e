/// Code of one's own that was to be put on the stage and could not be.
struct TurnedDown {
  let wiring: Wiring
  /// The build that did not survive its launch; nil if the code does not compile.
  let build: String?
  /// What was said of it.
  let error: ShellError
  /// Whether it is to begin with its launch, once it can be put there.
  let isFresh: Bool

  /// Whether it was this very code, as far as can be told from how building it has failed.
  func isSame(as error: ShellError) -> Bool {
    guard case .doesNotCompile(let failure) = error, case .doesNotCompile(let said) = self.error else { return false }
    return failure.diagnostics == said.diagnostics
  }
}
