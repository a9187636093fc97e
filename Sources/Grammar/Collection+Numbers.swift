extension RandomAccessCollection where Index == Int {
  /// The element with a number as people count, from 1; nil if there is none, whatever the number is.
  public subscript(number number: Int) -> Element? {
    // `number - 1` would trap for the smallest of all numbers.
    number >= 1 && number <= count ? self[startIndex + (number - 1)] : nil
  }
}
