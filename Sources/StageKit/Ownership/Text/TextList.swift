/// Items between brackets, the last ones left out where there is no room for them.
struct TextList {
  private(set) var text: String
  private(set) var isFull = false
  private var isEmpty = true
  private let close: String
  private let limit: Int

  init(open: String, close: String, room: Int) {
    text = open + close
    self.close = close
    limit = room
  }

  /// How many characters another item may have.
  var room: Int { limit - text.count - (isEmpty ? 0 : 2) }

  mutating func append(_ item: String) {
    guard !isFull else { return }
    let separator = isEmpty ? "" : ", "
    let start = text.dropLast(close.count) + separator
    // What is cut to nothing but a dot says less than that there is more.
    if start.count + item.count + close.count > limit || item.hasSuffix(": …") {
      text = start + "…" + close
      isFull = true
    } else {
      text = start + item + close
    }
    isEmpty = false
  }
}
