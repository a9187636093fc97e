import ArgumentParser
import Shell

/// The option that has a report written for those who run tests.
struct ReportOptions: ParsableArguments {
  @ArgumentParser.Option(
    help: ArgumentHelp("Also write what came of it into a file, as JUnit's XML.", valueName: "file"))
  var junit: String?

  /// The file of the report; nil if none is asked for.
  ///
  /// - Throws: `ProgramError.report` where it cannot be written, before anything is carried out.
  func file() throws(ProgramError) -> ReportFile? {
    guard let junit else { return nil }
    do throws(ShellError) {
      return try ReportFile(junit)
    } catch {
      throw .report(error)
    }
  }
}

extension ReportFile {
  /// Writes what was checked, as JUnit's XML.
  ///
  /// - Throws: `ProgramError.report`.
  func write(_ report: TestReport) throws(ProgramError) {
    do throws(ShellError) {
      try write(JUnitText(report).text)
    } catch {
      throw .report(error)
    }
  }
}
