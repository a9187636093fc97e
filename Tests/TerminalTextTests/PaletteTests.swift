import Foundation
import TerminalText
import Testing

/// That whatever has a meaning can be read: by the contrast of WCAG 2.2, 4.5 : 1.
struct PaletteTests {
  private static let least = 4.5
  private static let black = Colour(0x000000)
  private static let white = Colour(0xFFFFFF)

  /// The backgrounds of xterm, VS Code, Dracula and Solarized, and of light editors.
  private static let dark = [black, Colour(0x1E1E1E), Colour(0x282A36), Colour(0x002B36)]
  private static let light = [white, Colour(0xFAFAFA), Colour(0xEEEEEE), Colour(0xFDF6E3)]

  /// The backgrounds for which a theme is made.
  private static func backgrounds(of theme: Palette.Theme, _ depth: Palette.Depth) -> [Colour] {
    switch theme {
    case .auto, .projector: [black, white]
    // How a terminal shows the sixteen basic colours is its own choice; these are xterm's.
    case .dark: depth == .sixteen ? [black] : dark
    case .light: depth == .sixteen ? [white] : light
    }
  }

  @Test(arguments: Palette.Theme.allCases, [Palette.Depth.sixteen, .many])
  func `every colour can be read on the backgrounds of its theme`(theme: Palette.Theme, depth: Palette.Depth) {
    let palette = Palette(theme: theme, depth: depth)
    for meaning in TextStyle.Meaning.allCases {
      guard let number = palette.colour(of: meaning) else { continue }
      for background in Self.backgrounds(of: theme, depth) {
        let contrast = Colour(number: number).contrast(to: background)
        #expect(contrast >= Self.least, "\(meaning) is colour \(number)")
      }
    }
  }

  @Test(arguments: Palette.Theme.allCases)
  func `strong and weak, good and bad, and the layers differ in hue`(theme: Palette.Theme) {
    let palette = Palette(theme: theme, depth: .many)
    let layers: [TextStyle.Meaning] = [.view, .logic, .flow, .domain, .data, .assembly]
    #expect(Set(layers.map(palette.colour)).count == layers.count)
    #expect(palette.colour(of: .strong) != palette.colour(of: .weak))
    #expect(Set([TextStyle.Meaning.good, .bad, .warning, .accent].map(palette.colour)).count == 4)
  }

  @Test(arguments: [Palette.Theme.dark, .light])
  func `where the background is known, a hue has one meaning in a graph or a trace`(theme: Palette.Theme) {
    let palette = Palette(theme: theme, depth: .many)
    let meanings: [TextStyle.Meaning] = [.weak, .warning, .bad, .view, .logic, .flow, .domain, .data, .assembly]
    #expect(Set(meanings.map(palette.colour)).count == meanings.count)
  }

  @Test func `where it is not known, a warning is underlined, since its hue means other things as well`() {
    let text = StyledText("(cycle)", .warning)
    #expect(text.ansi(Palette(theme: .auto, depth: .many)) == "\u{1B}[4;38;5;163m(cycle)\u{1B}[0m")
    #expect(text.ansi(Palette(theme: .dark, depth: .many)) == "\u{1B}[38;5;227m(cycle)\u{1B}[0m")
  }

  @Test(arguments: Palette.Theme.allCases, [Palette.Depth.none, .sixteen, .many])
  func `nothing is dim, and a leak stands out in every theme`(theme: Palette.Theme, depth: Palette.Depth) {
    let palette = Palette(theme: theme, depth: depth)
    for meaning in TextStyle.Meaning.allCases {
      let codes = StyledText("a", TextStyle(meaning: meaning)).ansi(palette)
      #expect(!codes.contains(/\u{1B}\[(2|.*;2)m/.matchingSemantics(.unicodeScalar)))
    }
    #expect(StyledText("leak:", .alarm).ansi(palette).hasPrefix("\u{1B}[1;7"))
  }

  @Test func `on a projector whatever has a meaning is bold, and nothing is grey`() {
    let palette = Palette(theme: .projector, depth: .many)
    #expect(
      StyledText("UserPresenter", TextStyle(meaning: .logic)).ansi(palette) == "\u{1B}[1;38;5;98mUserPresenter\u{1B}[0m"
    )
    #expect(StyledText("(shared)", .quiet).ansi(palette) == "(shared)")
  }

  @Test func `the contrast is that of WCAG`() {
    #expect(Self.white.contrast(to: Self.black) == 21)
    #expect(abs(Colour(0x767676).contrast(to: Self.white) - 4.54) < 0.01)
  }
}

/// A colour as a screen mixes it.
private struct Colour {
  private let parts: [Double]

  init(_ value: Int) {
    parts = [16, 8, 0].map { Double(value >> $0 & 0xFF) / 255 }
  }

  /// One of xterm's 256 colours.
  init(number: Int) {
    switch number {
    case 0..<16:
      self.init(
        [
          0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5, 0x7F7F7F, 0xFF0000, 0x00FF00,
          0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
        ][number])
    case 16..<232:
      let steps = [0, 95, 135, 175, 215, 255]
      let cube = number - 16
      self.init(steps[cube / 36] << 16 | steps[cube / 6 % 6] << 8 | steps[cube % 6])
    default:
      let grey = 8 + 10 * (number - 232)
      self.init(grey << 16 | grey << 8 | grey)
    }
  }

  /// The relative luminance of WCAG 2.2.
  private var luminance: Double {
    let linear = parts.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return zip(linear, [0.2126, 0.7152, 0.0722]).reduce(0) { $0 + $1.0 * $1.1 }
  }

  func contrast(to other: Colour) -> Double {
    let (bright, dark) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (bright + 0.05) / (dark + 0.05)
  }
}
