/// Receives notifications about what a person does with a list.
@MainActor
public protocol ListViewDelegate: AnyObject {
  /// A row was tapped. Rows are counted from 0.
  func listView(_ listView: ListView, didSelectRowAt row: Int)
}
