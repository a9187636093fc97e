import CodeMetrics
import Foundation
import HotCompiler
import LessonKit
import Platform

/// The member of an app's code that an arrangement is about, and the app with other parts in its place.
struct ArrangementCode {
  /// The name of the folder that overlays the app, in messages of the compiler, too.
  private static let overlay = "arranged"

  let arrangement: Arrangement
  let wiring: Wiring
  /// The file that declares it, relative to the app's folder.
  let file: String
  let body: MemberBody

  /// - Throws: `ShellError` about a wiring, or a member, that there is not.
  init(_ arrangement: Arrangement, of lesson: Lesson, for workshops: WorkshopPlayer) throws(ShellError) {
    self.arrangement = arrangement
    wiring = try workshops.wiring(arrangement.wiring, in: lesson)
    let texts = try wiring.texts().filter { arrangement.file == nil || $0.key == arrangement.file }
    let index = DeclarationIndex(files: texts.sorted { $0.key < $1.key }.map { (name: $0.key, text: $0.value) })
    let found = index.declarations(called: arrangement.member).filter { !$0.isExtension }
    guard let declaration = found.first else {
      throw .lesson(.noMember(arrangement.member, wiring: wiring.name, file: arrangement.file))
    }
    guard found.count == 1 else { throw .lesson(.severalMembers(arrangement.member, found.map(\.file))) }
    guard let text = texts[declaration.file], let body = MemberBody(of: declaration, in: text) else {
      throw .lesson(.noParts(arrangement.member))
    }
    file = declaration.file
    self.body = body
  }

  /// The parts that do not belong there.
  var distractors: [MemberBody.Part] { arrangement.distractors.map { MemberBody.Part($0) } }

  /// The app with these parts as the body of the member.
  ///
  /// - Parameter folder: takes the one file that differs; it must be there as long as the app is needed.
  /// - Throws: `ShellError.unwritable`.
  func app(with parts: [MemberBody.Part], in folder: URL) throws(ShellError) -> Wiring {
    let overlay = folder.appending(path: Self.overlay, directoryHint: .isDirectory)
    let file = overlay.appending(path: file)
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(body.file(with: parts).text.utf8).write(to: file)
    } catch {
      throw .unwritable(file: file.path, reason: error.systemReason)
    }
    return wiring.overlaid(Self.overlay, in: folder)
  }

  /// The part that a message of the compiler is about, by its place among these; nil if it is about another line.
  func part(of diagnostic: Diagnostic, in parts: [MemberBody.Part]) -> Int? {
    guard diagnostic.file == "\(Self.overlay)/\(file)" else { return nil }
    return body.file(with: parts).places.firstIndex { $0.contains(diagnostic.line) }
  }
}
