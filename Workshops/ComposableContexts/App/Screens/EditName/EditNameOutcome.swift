/// How the editing of a name ended.
package enum EditNameOutcome {
  case saved
  case cancelled
}
