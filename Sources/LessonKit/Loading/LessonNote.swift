/// A problem in a file whose name its finder need not know.
struct LessonNote: Hashable {
  let line: Int
  let issue: LessonIssue
}
