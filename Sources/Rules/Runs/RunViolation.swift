/// Something that happened and that a rule forbids.
struct RunViolation: Hashable, Sendable {
  /// The file in which to fix it, relative to the app's folder.
  let file: String
  let line: Int
  let what: String
  let how: String
  /// The number of the event at which it happened, 0 for the launch; `nil` if it is not known.
  let event: Int?

  init(file: String, line: Int, what: String, how: String, event: Int?) {
    self.file = file
    self.line = line
    self.what = what
    self.how = how
    self.event = event
  }

  /// Something that a call did, at the name of what was called, where the project has it.
  init(call: RecordedRun.Call, in project: Project, what: String, how: String, event: Int?) {
    self.init(file: call.file, line: project.member(of: call)?.line ?? call.line, what: what, how: how, event: event)
  }

  /// Something that shows in a property.
  init(place: Violation.Place, in project: Project, what: String, how: String, event: Int?) {
    let file = project.file(place.file)
    self.init(file: file.name, line: file.location(of: place.offset).line, what: what, how: how, event: event)
  }
}
