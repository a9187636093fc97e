/// Selects a row.
struct SelectCommand: EventCommand {
  let name = "select"
  let summary = "select a row of a list"
  let arguments = [Argument("row", from: .rows, isText: true)]
  let examples = [
    Example("select \"Bob Baker\"", "selects the row of Bob Baker")
  ]
}
