/// How a screen is presented over another one.
public enum ModalPresentationStyle: Hashable, Sendable {
  /// As a sheet.
  case automatic
  /// As a sheet, which a person can swipe away. The screen below it has not disappeared.
  case pageSheet
  /// Over everything. The screen below it disappears, and a person cannot swipe.
  case fullScreen
}
