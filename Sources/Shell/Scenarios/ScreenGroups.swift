import ScreenKit
import ShellText
import TerminalText

/// The screens that several wirings show at one moment, those with equal screens together.
struct ScreenGroups {
  private var groups: [(names: [String], screen: Screen)] = []

  init(_ screens: [(name: String, screen: Screen)]) {
    for (name, screen) in screens {
      if let index = groups.firstIndex(where: { $0.screen == screen }) {
        groups[index].names.append(name)
      } else {
        groups.append((names: [name], screen: screen))
      }
    }
  }

  var areEqual: Bool { groups.count < 2 }

  /// What differs from the first wiring's screen: a table for each other screen that there is.
  var tables: [StyledText] {
    guard let first = groups.first else { return [] }
    return groups.dropFirst().map { group in
      ScreenDifferenceTable(
        first.screen, group.screen, name: first.names.joined(separator: ", "),
        otherName: group.names.joined(separator: ", ")
      ).text
    }
  }
}
