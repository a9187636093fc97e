import Grammar
import StageProtocol

extension AppSession {
  /// Reports leaks that were not reported yet, as a notice.
  func noteLeaks() throws(ShellError) {
    if let notice = try leakNotice() { notices.append(notice) }
  }

  /// A notice of leaks that were not reported yet; they count as reported from now on. Nil if there are none.
  func leakNotice() throws(ShellError) -> String? {
    guard let app, app.isRunning, !isHunting else { return nil }
    let report = try ask(.leaks)
    if report.isTooLarge == true, !app.wasToldTooLarge {
      self.app?.wasToldTooLarge = true
      notices.append("leaks are not looked for: the app has more than \(LeakReport.mostObjects) objects")
    }
    let new = report.leaks.filter { !app.toldLeaks.contains(ToldLeak($0)) }
    guard let first = new.first else { return nil }
    self.app?.toldLeaks.formUnion(new.map(ToldLeak.init))
    let place = first.route ?? first.screen
    let rest = new.reduce(0) { $0 + $1.others.count } + new.count - 1
    let who = rest == 0 ? "\(first.object.id) lives" : "\(first.object.id) and \(rest.counted("more object")) live"
    let causes = LeakReport(leaks: new).causes.count
    let reasons = causes > 1 ? ", for \(causes) reasons" : ""
    return "leak: \(who) on after \(place) has gone\(reasons); `leaks` says why"
  }

  /// Forgets which leaks were reported, so that they are reported again.
  func forgetReportedLeaks() { app?.toldLeaks = [] }
}
