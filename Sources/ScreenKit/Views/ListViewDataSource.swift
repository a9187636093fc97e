/// Provides the rows of a list.
@MainActor
public protocol ListViewDataSource: AnyObject {
  /// The number of rows.
  func numberOfRows(in listView: ListView) -> Int
  /// The cell of a row. Rows are counted from 0.
  func listView(_ listView: ListView, cellForRowAt row: Int) -> ListCell
}
