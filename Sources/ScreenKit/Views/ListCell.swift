/// One row of a list.
@MainActor
open class ListCell: View {
  /// What the row is about.
  open var text: String
  /// More about it.
  open var detail: String?

  /// A row with its texts.
  public init(text: String = "", detail: String? = nil) {
    self.text = text
    self.detail = detail
  }
}
