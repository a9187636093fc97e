import Grammar
import StageProtocol

extension Session {
  /// Tells of the leaks that nobody was told of yet.
  func noteLeaks() throws(ShellError) {
    if let notice = try leakNotice() { remarks.append(notice) }
  }

  /// What there is to say of the leaks that nobody was told of yet, which now they are.
  func leakNotice() throws(ShellError) -> String? {
    guard let app, app.isRunning else { return nil }
    let report = try ask { stage throws(StageProblem) in try stage.leaks() }
    if report.isTooLarge == true, !app.wasToldTooLarge {
      self.app?.wasToldTooLarge = true
      remarks.append("leaks are not looked for: the app has more than \(LeakReport.mostObjects) objects")
    }
    let new = report.leaks.filter { !app.toldLeaks.contains(Self.key($0)) }
    guard let first = new.first else { return nil }
    self.app?.toldLeaks.formUnion(new.map(Self.key))
    let place = first.route ?? first.screen
    let rest = new.reduce(0) { $0 + $1.others.count } + new.count - 1
    let who = rest == 0 ? "\(first.object.id) lives" : "\(first.object.id) and \(rest.counted("more object")) live"
    return "leak: \(who) on after \(place) has gone; `leaks` says why"
  }

  /// An object's number among those of its type, which does not change while the graph around it does.
  private static func key(_ leak: LeakReport.Leak) -> ObjectGraph.Node {
    ObjectGraph.Node(id: "", type: leak.object.type, made: leak.object.made)
  }
}
