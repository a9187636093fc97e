/// A part of a rendered screen that takes whole lines.
protocol ScreenBlock {
  /// The columns that it takes when there is room for everything.
  var naturalWidth: Int { get }
  /// Its lines, none of them wider than this.
  func lines(width: Int) -> [String]
}
