/// Knows what a list shows.
@MainActor
public protocol ListViewDataSource: AnyObject {
  /// How many rows there are.
  func numberOfRows(in listView: ListView) -> Int
  /// What a row shows. Rows are counted from 0.
  func listView(_ listView: ListView, cellForRowAt row: Int) -> ListCell
}
