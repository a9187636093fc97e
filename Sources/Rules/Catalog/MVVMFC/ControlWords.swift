/// Words that tell of controls and gestures, in the names of view models' members.
enum ControlWords {
  /// The control after which an output is named; `nil` if it is named by its meaning.
  static func output(_ name: String) -> String? {
    let words = words(of: name)
    for (index, word) in words.enumerated() {
      let next = index + 1 < words.count ? words[index + 1] : ""
      if word == "spinner" || word == "textfield" { return word }
      if word == "text", next == "field" { return "text field" }
      if looks.contains(next), controls.contains(word) { return word }
      let isShown = index > 0 && ["show", "hide", "shows", "hides"].contains(words[0])
      if isShown, controls.contains(word) || word == "indicator" || word == "alert" { return word }
    }
    return nil
  }

  /// The gesture or control after which an input is named; `nil` if it is named by intent.
  static func input(_ name: String) -> String? {
    let words = words(of: name)
    for (index, word) in words.enumerated() {
      if ["clicked", "tapped", "pressed", "touched", "swiped"].contains(word) { return word }
      if index > 0, word == "button" || (word == "field" && words[index - 1] == "text") { return word }
      let isGesture = ["tap", "click", "press", "touch"].contains(word)
      if isGesture, index > 0, ["did", "on", "handle"].contains(words[index - 1]) { return word }
      if index == 0, ["button", "cell"].contains(word), words.count > 1 { return word }
    }
    return nil
  }

  private static let controls: Set<String> = ["label", "field", "button", "cell", "view", "table", "banner", "spinner"]
  private static let looks: Set<String> = ["text", "title", "color", "font", "hidden", "enabled", "height", "image"]

  /// `footerLabelText` → `footer`, `label`, `text`.
  private static func words(of name: String) -> [String] {
    var words: [String] = [""]
    for character in name {
      if character.isUppercase { words.append("") }
      words[words.count - 1] += character.lowercased()
    }
    return words.filter { !$0.isEmpty }
  }
}
