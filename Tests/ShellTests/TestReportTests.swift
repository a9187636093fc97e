import Foundation
import Shell
import Testing

/// What a check or a run writes for those who run tests: JUnit's XML.
struct TestReportTests {
  private func report(_ apps: [String: FakeApp], _ files: [String: String], on all: Bool = true) -> String {
    let session = Session.fake(FakeBuilder(apps), wirings: apps.keys.sorted())
    let scenarios = files.sorted { $0.key < $1.key }.map { Scenario(file: "Scenarios/\($0.key)", text: $0.value) }
    let log = CheckLog("atelier run")
    if all {
      _ = session.run(scenarios, on: session.appSession.wirings.wirings, log: log) { _ in }
    } else {
      _ = session.run(scenarios, log: log) { _ in }
    }
    return JUnitText(log.report).text
  }

  @Test func `each file is a suite on each wiring, and fails where it does not hold`() {
    let refusing = FakeApp.user.answering { event, _ in event == .tap("Sign Out") ? .refuses("never & <nowhere>") : nil
    }
    #expect(
      report(
        ["a": refusing, "b": .user],
        ["in.atl": "expect path is User:42", "out.atl": "tap \"Sign Out\"", "zoe.atl": "\nexpect screen shows Zoe"])
          == """
          <?xml version="1.0" encoding="UTF-8"?>
          <testsuites name="atelier run" tests="6" failures="2" errors="1" skipped="0">
            <testsuite name="Scenarios/in.atl on a" tests="1" failures="0" errors="0" skipped="0">
              <testcase name="in" classname="Scenarios/in.atl on a"/>
            </testsuite>
            <testsuite name="Scenarios/in.atl on b" tests="1" failures="0" errors="0" skipped="0">
              <testcase name="in" classname="Scenarios/in.atl on b"/>
            </testsuite>
            <testsuite name="Scenarios/out.atl on a" tests="1" failures="0" errors="1" skipped="0">
              <testcase name="out" classname="Scenarios/out.atl on a">
                <error message="in a: never &amp; &lt;nowhere&gt;" type="error">at: Scenarios/out.atl:1
          in a: never &amp; &lt;nowhere&gt;</error>
              </testcase>
            </testsuite>
            <testsuite name="Scenarios/out.atl on b" tests="1" failures="0" errors="0" skipped="0">
              <testcase name="out" classname="Scenarios/out.atl on b"/>
            </testsuite>
            <testsuite name="Scenarios/zoe.atl on a" tests="1" failures="1" errors="0" skipped="0">
              <testcase name="zoe" classname="Scenarios/zoe.atl on a">
                <failure message="expected screen shows &quot;Zoe&quot;: the screen has no &quot;Zoe&quot;; it shows \
          &quot;User&quot;, &quot;Ann Appleseed&quot;, &quot;Edit name&quot;, &quot;Sign Out&quot;" type="failure">\
          at: Scenarios/zoe.atl:2
          expected: screen shows "Zoe"
          actual: the screen has no "Zoe"; it shows "User", "Ann Appleseed", "Edit name", "Sign Out"</failure>
              </testcase>
            </testsuite>
            <testsuite name="Scenarios/zoe.atl on b" tests="1" failures="1" errors="0" skipped="0">
              <testcase name="zoe" classname="Scenarios/zoe.atl on b">
                <failure message="expected screen shows &quot;Zoe&quot;: the screen has no &quot;Zoe&quot;; it shows \
          &quot;User&quot;, &quot;Ann Appleseed&quot;, &quot;Edit name&quot;, &quot;Sign Out&quot;" type="failure">\
          at: Scenarios/zoe.atl:2
          expected: screen shows "Zoe"
          actual: the screen has no "Zoe"; it shows "User", "Ann Appleseed", "Edit name", "Sign Out"</failure>
              </testcase>
            </testsuite>
          </testsuites>

          """)
  }

  @Test func `files that are run by themselves are suites, and those behind a failure are skipped`() {
    #expect(
      report(
        ["viper": .user],
        [
          "a.atl": "switch viper; expect path is User:42", "b.atl": "switch viper\nexpect refused wait 1s",
          "c.atl": "switch viper",
        ], on: false)
          == """
          <?xml version="1.0" encoding="UTF-8"?>
          <testsuites name="atelier run" tests="3" failures="1" errors="0" skipped="1">
            <testsuite name="Scenarios/a.atl" tests="1" failures="0" errors="0" skipped="0">
              <testcase name="a" classname="Scenarios/a.atl"/>
            </testsuite>
            <testsuite name="Scenarios/b.atl" tests="1" failures="1" errors="0" skipped="0">
              <testcase name="b" classname="Scenarios/b.atl">
                <failure message="expected refused wait 1s: it has happened" type="failure">at: Scenarios/b.atl:2
          expected: refused wait 1s
          actual: it has happened</failure>
              </testcase>
            </testsuite>
            <testsuite name="Scenarios/c.atl" tests="1" failures="0" errors="0" skipped="1">
              <testcase name="c" classname="Scenarios/c.atl">
                <skipped message="a file before it has failed, or has ended the shell"/>
              </testcase>
            </testsuite>
          </testsuites>

          """)
  }

  @Test func `what XML cannot have is left out, and lines stay lines`() {
    var report = TestReport("t")
    report.note(
      TestReport.Case("a\u{1B}[1m\u{0}\u{FFFE}\tb", failures: [TestFailure(.failure, "é 🙂 ]]>\n\u{85}\"q\"\r")]),
      in: "s")
    #expect(
      JUnitText(report).text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="t" tests="1" failures="1" errors="0" skipped="0">
          <testsuite name="s" tests="1" failures="1" errors="0" skipped="0">
            <testcase name="a[1m&#9;b" classname="s">
              <failure message="é 🙂 ]]&gt;" type="failure">é 🙂 ]]&gt;
        "q"</failure>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func `lessons are suites with a case for each page and step`() throws {
    let lessons = SampleLessons.files.map { ("Lessons/\($0.key)", $0.value) }
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: lessons))
    let session = Session(
      wirings: WiringCatalog(wirings: [Wiring(name: "viper", folder: URL(filePath: "/workshops/viper/App"))]),
      builder: FakeBuilder(["viper": .user.answering { _, _ in .refuses("never") }]),
      lessons: folder.url.appending(path: "Lessons"), folder: folder.url)
    let log = CheckLog("atelier check")
    _ = session.lessonProblems(in: try CheckScope(["tour"], in: session), log: log)
    #expect(
      JUnitText(log.report).text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="atelier check" tests="4" failures="2" errors="0" skipped="0">
          <testsuite name="tour" tests="4" failures="2" errors="0" skipped="0">
            <testcase name="page" classname="tour"/>
            <testcase name="1 Sign out" classname="tour">
              <failure message="the solution `tap &quot;Sign Out&quot;` fails: never" type="failure">at: \
        Lessons/01-tour.md:27
        the solution `tap "Sign Out"` fails: never</failure>
            </testcase>
            <testcase name="2 Say who you are" classname="tour">
              <failure message="the setup `tap &quot;Sign Out&quot;` fails: never" type="failure">at: \
        Lessons/01-tour.md:33
        the setup `tap "Sign Out"` fails: never</failure>
            </testcase>
            <testcase name="3 What comes next" classname="tour"/>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func `a report is written whole, in place of what was there, also behind a link`() throws {
    let folder = try TemporaryFolder(["old.xml": "old"])
    let (file, link) = (folder.url.appending(path: "old.xml"), folder.url.appending(path: "link.xml"))
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    try ReportFile(link.path).write("new")
    #expect(try String(contentsOf: file, encoding: .utf8) == "new")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == ["link.xml", "old.xml"])
  }

  @Test func `a file that cannot be written is told of at once`() throws {
    let folder = try TemporaryFolder().url.resolvingSymlinksInPath()
    func message(_ path: String) -> String? {
      do throws(ShellError) {
        _ = try ReportFile(path)
        return nil
      } catch {
        return error.description
      }
    }
    #expect(
      message("/nowhere/report.xml")
        == "the report cannot be written to /nowhere/report.xml: there is no folder /nowhere; name a file in a folder "
        + "that is there and can be written")
    #expect(
      message("/usr")
        == "the report cannot be written to /usr: it is a folder; name a file in a folder that is there and can be "
        + "written")
    #expect(
      message("/dev/null")
        == "the report cannot be written to /dev/null: it is a device or a pipe; name a file in a folder that is there "
        + "and can be written")
    #expect(message(folder.path + "x.xml") == nil)
  }
}
