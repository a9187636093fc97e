/// A file that was read, so that what it says can be kept.
struct ReadFile: Sendable {
  let file: ProjectFile
  /// Whether it was parsed, and not made of what was kept.
  let isParsed: Bool
}
