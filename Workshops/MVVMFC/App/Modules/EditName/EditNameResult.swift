/// How editing a name ended.
enum EditNameResult {
  case saved
  case cancelled
}
