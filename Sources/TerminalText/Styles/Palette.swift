/// Which colour and emphasis each meaning has on a terminal.
public struct Palette: Hashable, Sendable {
  /// What somebody looks at.
  public enum Theme: String, CaseIterable, Hashable, Sendable {
    /// A background that is not known: every colour can be read on black and on white.
    case auto
    case dark, light
    /// A projector, which washes colours out: as `auto`, and everything that has a meaning is bold.
    case projector
  }

  /// How many colours a terminal has.
  public enum Depth: Hashable, Sendable {
    /// None, or none are wanted; there is still bold.
    case none
    case sixteen
    /// The 256 of xterm.
    case many
  }

  /// What is looked at.
  public let theme: Theme
  /// How many colours there are.
  public let depth: Depth

  /// A palette for a theme and a terminal.
  public init(theme: Theme = .auto, depth: Depth) {
    self.theme = theme
    self.depth = depth
  }

  /// The colour of a meaning: its number among the sixteen basic colours or xterm's 256; nil for the terminal's own.
  public func colour(of meaning: TextStyle.Meaning) -> Int? {
    guard let hue = meaning.hue else { return nil }
    switch (depth, theme) {
    case (.none, _), (.sixteen, .auto), (.sixteen, .projector): return nil
    case (_, .projector) where hue == .grey: return nil
    case (.many, .auto), (.many, .projector): return Self.middle[hue]
    case (.many, .dark): return Self.bright[hue]
    case (.many, .light): return Self.deep[hue]
    case (.sixteen, .dark): return Self.brightBasic[hue]
    case (.sixteen, .light): return Self.deepBasic[hue]
    }
  }

  /// The emphasis that a meaning has with every palette.
  public func emphasis(of meaning: TextStyle.Meaning) -> TextStyle.Emphasis {
    switch meaning {
    case .alarm: [.bold, .reverse]
    case .heading, .bad: .bold
    case .question: []
    // Where its colour cannot say it, or means other things as well.
    case .warning where colour(of: meaning) == nil || colour(of: meaning) == colour(of: .weak): .underline
    default: theme == .projector && meaning != .quiet ? .bold : []
    }
  }

  /// The only hues of xterm's 256 colours with a contrast of 4.5 : 1 to black and to white.
  private static let middle: [Hue: Int] = [
    .blue: 63, .green: 29, .red: 131, .pink: 131, .orange: 163, .yellow: 163, .teal: 163, .violet: 98, .grey: 243,
  ]
  private static let bright: [Hue: Int] = [
    .blue: 117, .green: 114, .red: 210, .pink: 218, .orange: 215, .yellow: 227, .teal: 80, .violet: 183, .grey: 248,
  ]
  private static let deep: [Hue: Int] = [
    .blue: 25, .green: 22, .red: 124, .pink: 125, .orange: 94, .yellow: 127, .teal: 23, .violet: 91, .grey: 240,
  ]
  private static let brightBasic: [Hue: Int] = [
    .blue: 14, .green: 10, .red: 9, .pink: 9, .orange: 11, .yellow: 11, .teal: 11, .violet: 13, .grey: 7,
  ]
  /// The others of the sixteen cannot be read on white.
  private static let deepBasic: [Hue: Int] = [.blue: 4, .red: 1, .pink: 1, .orange: 5, .yellow: 5, .teal: 5]
}

/// The hues from which a palette is made. Where a background is not known, there are no more than six.
private enum Hue: Hashable {
  case blue, green, red, pink, orange, yellow, teal, violet, grey
}

extension TextStyle.Meaning {
  /// Nil for what has the terminal's own colour.
  fileprivate var hue: Hue? {
    switch self {
    case .accent, .heading, .strong, .view: .blue
    case .good, .literal, .domain: .green
    case .bad, .alarm: .red
    case .data: .pink
    case .warning: .yellow
    case .weak: .orange
    case .flow: .teal
    case .code, .keyword, .logic: .violet
    case .quiet, .assembly: .grey
    case .question: nil
    }
  }
}
