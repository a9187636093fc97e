/// Writes a report as JUnit's XML, which the services read that run tests.
public struct JUnitText {
  private let report: TestReport

  /// The text of a report.
  public init(_ report: TestReport) {
    self.report = report
  }

  /// The whole document.
  public var text: String {
    XMLElement(
      "testsuites", Self.counts(of: report.suites.flatMap(\.cases), name: report.name),
      elements: report.suites.map(Self.element)
    ).document
  }

  private static func element(_ suite: TestReport.Suite) -> XMLElement {
    XMLElement(
      "testsuite", counts(of: suite.cases, name: suite.name),
      elements: suite.cases.map { checked in
        XMLElement(
          "testcase", ["name": checked.name, "classname": suite.name],
          elements: checked.failures.map(element)
            + (checked.skipped.map { [XMLElement("skipped", ["message": $0])] } ?? []))
      })
  }

  private static func element(_ failure: TestFailure) -> XMLElement {
    var lines = failure.place.map { ["at: \($0)"] } ?? []
    if let mismatch = failure.mismatch {
      lines += ["expected: \(mismatch.expected)", "actual: \(mismatch.actual)"]
    } else {
      lines.append(failure.message)
    }
    let summary = failure.message.split(separator: "\n", maxSplits: 1).first.map(String.init) ?? ""
    return XMLElement(
      failure.kind.rawValue, ["message": summary, "type": failure.kind.rawValue], text: lines.joined(separator: "\n"))
  }

  private static func counts(
    of cases: [TestReport.Case], name: String
  ) -> KeyValuePairs<String, String?> {
    let failed = cases.filter { !$0.failures.isEmpty }
    let errors = failed.count { $0.failures.contains { $0.kind == .error } }
    return [
      "name": name, "tests": "\(cases.count)", "failures": "\(failed.count - errors)", "errors": "\(errors)",
      "skipped": "\(cases.count { $0.skipped != nil })",
    ]
  }
}
