/// One row of a list.
@MainActor
open class ListCell: View {
  /// The text of the row.
  open var text: String
  /// The detail text of the row.
  open var detail: String?

  /// A row with its texts.
  public init(text: String = "", detail: String? = nil) {
    self.text = text
    self.detail = detail
  }
}
