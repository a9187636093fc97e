/// Types into a field.
struct TypeCommand: EventCommand {
  let name = "type"
  let summary = "replace the text of a field"
  let arguments = [Argument("field", from: .fields, isText: true), Argument("text", isText: true)]
  let examples = [
    Example("type \"First name\" Anna", "the field First name now holds Anna"),
    Example("type Name \"\"", "empties the field Name"),
  ]
}
