/// Items between brackets; the last ones are left out if there is no room for them.
struct TextList {
  private static let more = "…"

  private(set) var text: String
  private(set) var isFull = false
  private let open: String
  private let close: String
  private let limit: Int
  private var items: [String] = []

  init(open: String, close: String, room: Int) {
    self.open = open
    self.close = close
    limit = room
    text = open + close
  }

  /// The maximal length of another item, if `…` must still fit after it.
  func room(isLast: Bool) -> Int {
    limit - text.count - (items.isEmpty ? 0 : 2) - (isLast ? 0 : 3)
  }

  /// Adds an item, or `…` if it is too long.
  mutating func append(_ item: String, isLast: Bool) {
    guard !isFull else { return }
    isFull = item.count > room(isLast: isLast) || item.isEmpty
    items.append(isFull ? Self.more : item)
    text = open + items.joined(separator: ", ") + close
  }
}
