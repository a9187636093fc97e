/// The same data is not rendered twice for one event.
///
/// This shows in a run: `rules` in the shell looks at the calls of all events so far.
///
/// ## Why
///
/// Rendering the same data again must change nothing, so to do it is only work: rows are built, animations begin anew,
/// and what somebody was typing may be gone.
///
/// ## How to mend it
///
/// Put `removeDuplicates()` behind the mapping of the state, or compare with what was rendered last.
///
/// ## Found
///
/// ```swift
/// final class UserViewModelImpl: UserViewModel {
///   init(provider: any UserProvider) {
///     viewInputData = provider.state.map { $0.mapToUserViewInputData() }.eraseToAnyPublisher()
///   }
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// final class UserViewModelImpl: UserViewModel {
///   init(provider: any UserProvider) {
///     viewInputData = provider.state.map { $0.mapToUserViewInputData() }.removeDuplicates().eraseToAnyPublisher()
///   }
/// }
/// ```
struct SameDataIsRenderedOnce: RunRule {
  static let id = "FS-10"
  static let title = "The same data is rendered once"
  static let why = "to render the same again is work that nobody sees, or should not"
  static let architecture: Architecture? = .mvvmc

  func violations(in run: Run, of project: Project) -> [RunViolation] {
    run.events.flatMap { calls -> [RunViolation] in
      var last: [String: String] = [:]
      return calls.compactMap { call in
        guard call.name == "render", project.role(ofType: call.type) == .viewController,
          // A trace cuts long values off: what ends so may differ behind its end.
          last.updateValue(call.member, forKey: call.type) == call.member, !call.member.contains("…")
        else { return nil }
        return RunViolation(
          call: call, what: "\(call.type) rendered the same data twice for one event",
          how: "put removeDuplicates() behind the mapping of the state")
      }
    }
  }
}
