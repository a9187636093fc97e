/// Rows that a person can read and select.
///
/// The list asks for its rows when it first comes on the screen, and again at each `reloadData()`; data that changes in
/// between is not shown.
@MainActor
open class ListView: View {
  /// The object that provides the rows.
  open weak var dataSource: (any ListViewDataSource)? {
    didSet { needsData = true }
  }
  /// The object that is notified when a person selects a row.
  open weak var delegate: (any ListViewDelegate)?

  private var cells: [ListCell] = []
  private var needsData = true

  /// A list without rows.
  public override init() {}

  /// Asks the data source for all rows again.
  open func reloadData() {
    needsData = false
    guard let dataSource else {
      cells = []
      return
    }
    let count = max(0, dataSource.numberOfRows(in: self))
    cells = (0..<count).map { dataSource.listView(self, cellForRowAt: $0) }
  }

  override func contribute(to builder: inout ScreenBuilder) {
    loadDataIfNeeded()
    for (row, cell) in cells.enumerated() where !cell.isHidden {
      builder.append(
        .row, text: cell.accessibilityLabel ?? cell.text, value: cell.detail, of: cell, target: .row(row, of: self))
    }
  }

  func loadDataIfNeeded() {
    if needsData { reloadData() }
  }

  func select(row: Int) {
    delegate?.listView(self, didSelectRowAt: row)
  }
}

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

/// Provides the rows of a list.
@MainActor
public protocol ListViewDataSource: AnyObject {
  /// The number of rows.
  func numberOfRows(in listView: ListView) -> Int
  /// The cell of a row. Rows are counted from 0.
  func listView(_ listView: ListView, cellForRowAt row: Int) -> ListCell
}

/// Receives notifications about what a person does with a list.
@MainActor
public protocol ListViewDelegate: AnyObject {
  /// A row was tapped. Rows are counted from 0.
  func listView(_ listView: ListView, didSelectRowAt row: Int)
}
