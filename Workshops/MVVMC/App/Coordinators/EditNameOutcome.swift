/// How the editing of a name ended.
enum EditNameOutcome {
  case saved
  case cancelled
}
