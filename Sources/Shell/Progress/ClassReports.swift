import Foundation
import Platform

/// What the people of a class have given, read from a folder of exported files.
struct ClassReports {
  /// What one person has given.
  struct Member: Hashable, Sendable, Encodable {
    /// The name in the file, or else the file's.
    let name: String
    let file: String
    let report: ProgressReport
  }

  /// In the order of their names.
  let members: [Member]
  /// What a member's row is called: the name, and before it the file's where several have given the same.
  func title(of member: Member) -> String {
    guard members.count(where: { $0.name == member.name }) > 1 else { return member.name }
    return "\(String(member.file.dropLast(".json".count)).cleaned) (\(member.name))"
  }

  /// Files that were left out, and why.
  let omitted: [(file: String, reason: String)]

  /// No progress of one person is as long as this.
  private static let mostBytes = 4 << 20

  /// Reads every `.json` file of a folder.
  ///
  /// - Throws: `ShellError.unreadable` where the folder cannot be read.
  init(in folder: URL, called name: String) throws(ShellError) {
    var members: [Member] = []
    var omitted: [(file: String, reason: String)] = []
    let names: [String]
    if (try? folder.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == false {
      throw .badValue(name, expected: "the folder with the exported files")
    }
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    } catch {
      throw .unreadable(file: name, reason: error.systemReason)
    }
    for file in names.filter({ $0.hasSuffix(".json") && !$0.hasPrefix(".") }).sorted() {
      do throws(Flaw) {
        let report = try Self.report(in: folder.appending(path: file))
        let person = report.person?.cleaned ?? ""
        members.append(
          Member(
            name: person.isEmpty ? String(file.dropLast(".json".count)).cleaned : person, file: file, report: report))
      } catch {
        omitted.append((file.cleaned, error.reason))
      }
    }
    self.members = members.sorted { ($0.name.lowercased(), $0.file) < ($1.name.lowercased(), $1.file) }
    self.omitted = omitted
  }

  /// Why a file is left out.
  private struct Flaw: Error {
    let reason: String
  }

  /// What every version of the format has.
  private struct Head: Decodable {
    let format: String
    let version: Int
  }

  private static func report(in file: URL) throws(Flaw) -> ProgressReport {
    let data: Data
    do {
      let size = try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int
      guard size ?? 0 <= mostBytes else { throw Flaw(reason: "is too long to be the progress of one person") }
      data = try Data(contentsOf: file)
    } catch let flaw as Flaw {
      throw flaw
    } catch {
      throw Flaw(reason: "cannot be read: \(error.systemReason)")
    }
    guard let head = try? JSONDecoder().decode(Head.self, from: data), head.format == ProgressReport.format else {
      throw Flaw(reason: "is not what `progress export` writes")
    }
    guard head.version == ProgressReport.version else {
      throw Flaw(reason: "has version \(head.version) of the format; this shell reads \(ProgressReport.version)")
    }
    // Numbers that nobody reaches are damage, too; they could not be added up.
    guard let report = try? JSONDecoder().decode(ProgressReport.self, from: data),
      report.lessons.allSatisfy({ $0.steps.allSatisfy(\.isPlausible) })
    else { throw Flaw(reason: "is damaged") }
    return report
  }
}

extension String {
  /// The text in one line, without what a terminal would take for more than text, and not longer than a name is.
  var cleaned: String {
    let signs = unicodeScalars.filter { !$0.properties.generalCategory.isControl }
    return String(String(String.UnicodeScalarView(signs)).prefix(60)).trimmingCharacters(in: .whitespaces)
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isControl: Bool { [.control, .format, .lineSeparator, .paragraphSeparator].contains(self) }
}
