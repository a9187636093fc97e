/// The lines around a box.
struct BoxBorder {
  let topLeft, topRight, bottomLeft, bottomRight, leftTee, rightTee, horizontal, vertical: String

  /// Around a screen.
  static let square = BoxBorder(
    topLeft: "┌", topRight: "┐", bottomLeft: "└", bottomRight: "┘", leftTee: "├", rightTee: "┤",
    horizontal: "─", vertical: "│")
  /// Around a presented screen.
  static let round = BoxBorder(
    topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯", leftTee: "├", rightTee: "┤",
    horizontal: "─", vertical: "│")
  /// Around an alert.
  static let double = BoxBorder(
    topLeft: "╔", topRight: "╗", bottomLeft: "╚", bottomRight: "╝", leftTee: "╠", rightTee: "╣",
    horizontal: "═", vertical: "║")
}
