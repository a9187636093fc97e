// Tests hold the declarations against the sources of ScreenKit and StageKit, and compile the examples.
extension KitType {
  /// All types, views first.
  static let all = views + controllers

  static let views = [
    KitType(
      name: "Label", summary: "text to read; an empty one is not on the screen",
      declarations: ["init(text: String = \"\")", "var text: String"],
      example: """
        let label = Label(text: "Ready")
        view.addSubview(label)
        label.text = "Done"
        """),
    KitType(
      name: "Button", summary: "something to tap",
      declarations: ["init(title: String = \"\", primaryAction: Action? = nil)", "var title: String"],
      example: """
        let greet = Action { [weak self] _ in self?.title = "Hello" }
        let button = Button(title: "Greet", primaryAction: greet)
        view.addSubview(button)
        """),
    KitType(
      name: "TextField", summary: "something to type into",
      declarations: ["init(placeholder: String = \"\")", "var text = \"\"", "var placeholder: String"],
      example: """
        let field = TextField(placeholder: "Name")
        let take = Action { [weak self, unowned field] _ in self?.title = field.text }
        field.addAction(take, for: .editingChanged)
        view.addSubview(field)
        """),
    KitType(
      name: "Switch", summary: "something to turn on and off",
      declarations: ["init(label: String = \"\")", "var label: String", "var isOn = false"],
      example: """
        let offline = Switch(label: "Offline")
        let turn = Action { [weak self] _ in self?.title = "Turned" }
        offline.addAction(turn, for: .valueChanged)
        view.addSubview(offline)
        """),
    KitType(
      name: "ListView", summary: "rows to read and select",
      declarations: [
        "init()", "weak var dataSource: (any ListViewDataSource)?", "weak var delegate: (any ListViewDelegate)?",
        "func reloadData()", "func numberOfRows(in listView: ListView) -> Int",
        "func listView(_ listView: ListView, cellForRowAt row: Int) -> ListCell",
        "func listView(_ listView: ListView, didSelectRowAt row: Int)",
      ],
      example: """
        final class Fruits: ListViewDataSource {
          func numberOfRows(in listView: ListView) -> Int { 2 }
          func listView(_ listView: ListView, cellForRowAt row: Int) -> ListCell {
            ListCell(text: "Fruit \\(row)")
          }
        }
        let fruits = Fruits()
        let list = ListView()
        list.dataSource = fruits
        view.addSubview(list)
        """),
    KitType(
      name: "ListCell", summary: "one row of a list",
      declarations: ["init(text: String = \"\", detail: String? = nil)", "var text: String", "var detail: String?"],
      example: "let cell = ListCell(text: \"Bob Baker\", detail: \"online\")"),
    KitType(
      name: "ActivityIndicator", summary: "shows that something is going on",
      declarations: [
        "init()", "func startAnimating()", "func stopAnimating()", "final var isAnimating = false",
        "var hidesWhenStopped = true",
      ],
      example: """
        let spinner = ActivityIndicator()
        view.addSubview(spinner)
        spinner.startAnimating()
        """),
    KitType(
      name: "Banner", summary: "a notification over the screen",
      declarations: ["init(text: String, onTap: @escaping @MainActor () -> Void = {})", "let text: String"],
      example: "let banner = Banner(text: \"Bob says hi\") { print(\"tapped\") }"),
    KitType(
      name: "Action", summary: "what runs when a control is used, kept by the control with all that it captures",
      declarations: [
        "init(title: String = \"\", handler: @escaping @MainActor (Action) -> Void)", "let title: String",
      ],
      example: "let action = Action { _ in print(\"tapped\") }"),
    KitType(
      name: "Control", summary: "what buttons, fields and switches have in common",
      declarations: [
        "var isEnabled = true", "func addAction(_ action: Action, for event: Event)",
        "func removeAction(_ action: Action, for event: Event)", "case touchUpInside", "case editingChanged",
        "case valueChanged", "case primaryActionTriggered",
      ],
      example: """
        let button = Button(title: "Save")
        button.isEnabled = false
        button.addAction(Action { _ in print("saved") }, for: .touchUpInside)
        """),
    KitType(
      name: "View", summary: "what all of them are; one of one's own is a subclass",
      declarations: [
        "init()", "func addSubview(_ view: View)", "func removeFromSuperview()", "var isHidden = false",
        "var accessibilityLabel: String?", "var accessibilityIdentifier: String?",
      ],
      example: """
        let box = View()
        box.addSubview(Label(text: "inside"))
        view.addSubview(box)
        """),
  ]
}
