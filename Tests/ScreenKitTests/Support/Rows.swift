import ScreenKit

/// The data of a list, and what was selected in it.
@MainActor
final class Rows: ListViewDataSource, ListViewDelegate {
  var texts: [String]
  var selected: [Int] = []
  var diary: Diary?

  init(_ texts: [String]) {
    self.texts = texts
  }

  func numberOfRows(in listView: ListView) -> Int {
    diary?.write("numberOfRows")
    return texts.count
  }

  func listView(_ listView: ListView, cellForRowAt row: Int) -> ListCell {
    ListCell(text: texts[row])
  }

  func listView(_ listView: ListView, didSelectRowAt row: Int) {
    selected.append(row)
  }
}
