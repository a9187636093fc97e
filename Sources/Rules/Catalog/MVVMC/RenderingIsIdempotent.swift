/// Rendering the same data again changes nothing, and builds nothing again.
///
/// This shows in a run: `rules` in the shell looks at the calls of all events so far, for lists that a `render` builds
/// again although it was given the same data as the last time.
///
/// ## Why
///
/// A screen renders whenever it comes back, and whenever any field of its data changes. What is built each time costs
/// each time, and more than work is lost: rows flicker, a selection goes, and what somebody was typing may be gone.
///
/// ## How to fix it
///
/// Set what is cheap each time, and compare before what is dear: build the rows only when one of them is new.
///
/// ## Found
///
/// ```swift
/// final class FriendsViewController: ViewController {
///   private func render(_ data: FriendsViewInputData) {
///     rows = data.rows
///     listView.reloadData()
///   }
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// final class FriendsViewController: ViewController {
///   private let listView = ListView()
///   private var rows: [FriendsViewInputData.Row] = []
///
///   /// Rows are dear: the list is only built again when one of them is new.
///   private func render(rows: [FriendsViewInputData.Row]) {
///     guard rows != self.rows else { return }
///     self.rows = rows
///     listView.reloadData()
///   }
/// }
/// ```
struct RenderingIsIdempotent: RunRule {
  static let id = "FS-10"
  static let title = "Rendering the same data again builds nothing"
  static let why = "a screen renders whenever it comes back and whenever any of its data changes"
  static let architecture: Architecture? = .mvvmc

  private static let lists = ["listView", "tableView", "collectionView"]

  /// A `render` of one view controller's type.
  private struct Function: Hashable {
    let type: String
    let file: String
    let line: Int
  }

  private struct Rendering {
    let event: Int
    let data: String
  }

  func violations(in run: RecordedRun, of project: Project) -> [RunViolation] {
    var last: [Function: Rendering] = [:]
    return run.events.enumerated().flatMap { number, event in
      if !event.isWhole { last = [:] }
      return event.order.compactMap { index -> RunViolation? in
        let call = event.calls[index]
        guard project.role(ofType: call.type) == .viewController else { return nil }
        // What another view controller of the type has rendered says nothing of this one.
        if call.name == "viewDidLoad" || call.name == "init" { last = last.filter { $0.key.type != call.type } }
        guard call.name == "render" else { return nil }
        let function = Function(type: call.type, file: call.file, line: call.line)
        let before = last[function]
        last[function] = call.data.map { Rendering(event: number, data: $0) }
        guard let before, before.data == call.data, isAlone(call.type, in: run, from: before.event, to: number),
          event.calls(within: index).contains(where: Self.asksForRow)
        else { return nil }
        return RunViolation(
          call: call, in: project, what: "\(call.type) was given the same data as before, and built its rows again",
          how: "keep the rows that are shown, and build them only when one of them is new", event: number)
      }
    }
  }

  /// Whether there was one object of a type all the time, so that all its calls were of that one.
  private func isAlone(_ type: String, in run: RecordedRun, from first: Int, to last: Int) -> Bool {
    (first...last).allSatisfy { event in
      run.count(of: type, after: event) == 1 && run.events[event].gone?.contains(type) == false
    }
  }

  private static func asksForRow(_ call: RecordedRun.Call) -> Bool {
    lists.contains(call.name) && call.arguments.contains { $0.hasPrefix("cellFor") }
  }
}
