/// A new lesson that runs as it is: one step with a task and a question, for its author to replace.
public struct LessonTemplate: Hashable, Sendable {
  /// What `lesson <id>` calls it: lower-case words joined by `-`.
  public let id: String
  /// Its place among the lessons.
  public let number: Int
  /// The wiring that it is about.
  public let wiring: String

  /// A lesson with an id; nil if that is not made of lower-case words joined by `-`.
  public init?(id: String, number: Int, wiring: String) {
    let words = id.split(separator: "-", omittingEmptySubsequences: false)
    let isWord = { (word: Substring) in
      !word.isEmpty && word.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) }
    }
    guard words.allSatisfy(isWord), words.contains(where: { $0.contains(where: \.isLetter) }) else { return nil }
    (self.id, self.number, self.wiring) = (id, number, wiring)
  }

  /// The name that its file must have: `21-my-lesson.md`.
  public var fileName: String { "\(number < 10 ? "0" : "")\(number)-\(id).md" }

  private var title: String {
    let words = id.replacing("-", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The text of its file.
  public var text: String {
    """
    ---
    id: \(id)
    title: \(title)
    wiring: \(wiring)
    minutes: 5
    teaches: []
    needs: []
    ---
    # \(title)

    Say here what one will be able to do after this lesson, and why that is worth five minutes.

    ## Sign out

    ```setup
    switch \(wiring)
    ```

    Say what to do, and what to look at meanwhile: sign out, and read the `trace`.

    ```goal
    path is Login
    ```

    ```hint
    Which button leaves the session?
    ```

    ```hint
        tap "Sign Out"
    ```

    ```solution
    tap "Sign Out"
    ```

    ```quiz
    What has come in the place of the user's screen?
    look: screen

    - [x] the screen on which somebody signs in
      - because without a session there is nobody to show
    - [ ] nothing: the screen is empty
      - because `screen` shows a field and a button

    > Say here what to remember.
    ```

    What you can now tell a colleague:

    - One sentence for each thing that the lesson teaches.

    """
  }
}
