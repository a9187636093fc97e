/// A small curriculum: one lesson with a task, a task with a question, and something to read; and one more lesson.
enum SampleLessons {
  static let files = [
    "01-tour.md": """
    ---
    id: tour
    title: A tour
    wiring: viper
    minutes: 4
    teaches: [wiring]
    ---
    # A tour
    One app, taken *apart*.

    ## Sign out
    ```setup
    switch viper
    ```
    Tap the button.
    ```goal
    screen shows "Sign in"
    path is Login
    ```
    ```hint
    Which button leaves?
    ```
    ```hint
    `tap "Sign Out"`
    ```
    ```solution
    tap "Sign Out"
    ```

    ## Say who you are
    ```setup
    switch viper
    tap "Sign Out"
    ```
    ```goal
    screen shows "Sign in" enabled
    ```
    ```solution
    type Name Bob
    ```
    ```quiz
    What did you type?
    look: screen
    - [ ] a password
      - because nobody asked for one
    - [x] a name
      - because the field is called so
    > Names will do here.
    ```
    ```quiz
    Of how many letters?
    - [x] three
      - Bob has three.
    - [ ] four
      - Rob has three as well.
    ```

    ## What comes next
    Much.

    """,
    "02-more.md": """
    ---
    id: more
    title: More of it
    wiring: mvvmfc
    minutes: 1
    teaches: [more]
    needs: [tour]
    ---
    # More of it
    ## Edit
    ```setup
    switch mvvmfc
    ```
    ```goal
    path is User:42 EditName:42
    ```
    ```solution
    tap "Edit name"
    ```

    """,
  ]
}
