import ScreenKit
import Testing

@MainActor
struct InteractionTests {
  @Test func `a tap performs the button's actions in their order`() throws {
    let diary = Diary()
    let button = Button(title: "Save", primaryAction: Action { _ in diary.write("primary") })
    let second = Action { action in diary.write("second, from \((action.sender as? Button)?.title ?? "")") }
    button.addAction(Action { _ in diary.write("first") }, for: .touchUpInside)
    button.addAction(second, for: .touchUpInside)
    button.addAction(second, for: .touchUpInside)
    let window = shownWindow(screen("A", button))
    try window.tap("Save")
    #expect(diary.read() == "first\nsecond, from Save\nprimary")
    button.removeAction(second, for: .touchUpInside)
    try window.tap("Save")
    #expect(diary.read() == "first\nprimary")
  }

  @Test(arguments: ["Sign Out", "sign out", "leave", "LEAVE"])
  func `a button is found by its text or id, case-insensitively`(text: String) throws {
    var taps = 0
    let button = Button(title: "Sign Out", primaryAction: Action { _ in taps += 1 })
    button.accessibilityIdentifier = "leave"
    try shownWindow(screen("A", button)).tap(text)
    #expect(taps == 1)
  }

  @Test func `an exact text goes before one in another case, an enabled button before a disabled one`() throws {
    let diary = Diary()
    func button(_ title: String, _ name: String) -> Button {
      Button(title: title, primaryAction: Action { _ in diary.write(name) })
    }
    let disabled = button("Go", "disabled")
    disabled.isEnabled = false
    let window = shownWindow(
      screen("A", button("go", "lower"), disabled, button("Go", "exact"), Label(text: "Go"), button("GO", "upper")))
    try window.tap("Go")
    try window.tap("GO")
    try window.tap("gO")
    #expect(diary.read() == "exact\nupper\nlower")
  }

  @Test func `a tap on a disabled button is refused`() {
    let button = Button(title: "Save", primaryAction: Action { _ in Issue.record("tapped") })
    button.isEnabled = false
    let window = shownWindow(screen("A", Button(title: "Cancel"), button))
    #expect(
      refusal { () throws(InteractionError) in try window.tap("save") }
        == "the button \"Save\" is disabled; there is \"Cancel\" to tap")
  }

  @Test func `what is not there is refused with what is`() {
    let hidden = Button(title: "Secret")
    hidden.isHidden = true
    let list = ListView()
    let rows = Rows(["Bob", "Cy"])
    list.dataSource = rows
    let window = shownWindow(
      screen(
        "A", Label(text: "Ann"), hidden, Button(title: "Friends"), Switch(label: "Wi-Fi"), list,
        TextField(placeholder: "Name")))
    let all = "there is \"Friends\", \"Wi-Fi\", \"Bob\", \"Cy\" to tap"
    #expect(
      refusal { () throws(InteractionError) in try window.tap("Secret") }
        == "\"Secret\" is not on the screen; \(all)")
    #expect(
      refusal { () throws(InteractionError) in try window.tap("ann") }
        == "\"Ann\" is a label, which cannot be tapped; \(all)")
    #expect(
      refusal { () throws(InteractionError) in try window.type("x", into: "Friends") }
        == "there is no field \"Friends\"; there is \"Name\" to type into")
    #expect(
      refusal { () throws(InteractionError) in try window.select(row: "Ann") }
        == "there is no row \"Ann\"; there is \"Bob\", \"Cy\" to select")
    #expect(
      refusal { () throws(InteractionError) in try window.toggle("Name") }
        == "there is no switch \"Name\"; there is \"Wi-Fi\" to toggle")
  }

  @Test func `an empty window refuses everything`() {
    let window = Window()
    #expect(
      refusal { () throws(InteractionError) in try window.tap("OK") }
        == "\"OK\" is not on the screen; there is nothing to tap")
    #expect(
      refusal(window.goBack)
        == "there is nothing to go back to from \"\", which was not pushed")
    #expect(refusal(window.swipeToDismiss) == "\"\" cannot be dismissed, since it was not presented")
  }

  @Test func `nothing can be tapped before the window is shown`() {
    let window = Window()
    window.rootViewController = screen("A", Button(title: "OK"))
    #expect(
      refusal { () throws(InteractionError) in try window.tap("OK") }
        == "\"OK\" is not on the screen; there is nothing to tap")
  }

  @Test func `typing replaces the text and is told`() throws {
    var seen: [String] = []
    let field = TextField(placeholder: "First name")
    field.text = "Ann"
    field.addAction(Action { _ in seen.append(field.text) }, for: .editingChanged)
    let window = shownWindow(screen("A", field))
    try window.type("Anna", into: "first name")
    try window.type("", into: "first-name")
    #expect(seen == ["Anna", ""])
    field.isEnabled = false
    #expect(
      refusal { () throws(InteractionError) in try window.type("x", into: "First name") }
        == "the field \"First name\" is disabled; there is nothing to type into")
    #expect(field.text == "")
  }

  @Test(arguments: [true, false])
  func `a switch is flipped by a tap or by toggle`(byTap: Bool) throws {
    var seen: [Bool] = []
    let wifi = Switch(label: "Wi-Fi")
    wifi.addAction(Action { _ in seen.append(wifi.isOn) }, for: .valueChanged)
    let window = shownWindow(screen("A", wifi))
    for _ in 1...2 { byTap ? try window.tap("Wi-Fi") : try window.toggle("Wi-Fi") }
    #expect(seen == [true, false])
  }

  @Test func `a row is selected by its text`() throws {
    let list = ListView()
    let rows = Rows(["Bob", "Cy", "Bob"])
    list.dataSource = rows
    list.delegate = rows
    let window = shownWindow(screen("A", list))
    try window.select(row: "Cy")
    try window.tap("Bob")
    try window.select(row: "bob-2")
    #expect(rows.selected == [1, 0, 2])
  }

  @Test func `a list shows what it was last told`() {
    let list = ListView()
    let rows = Rows(["Bob"])
    list.dataSource = rows
    let window = shownWindow(screen("A", list))
    rows.texts = ["Bob", "Cy"]
    #expect(window.screen.elements.map(\.text) == ["Bob"])
    list.reloadData()
    #expect(window.screen.elements.map(\.text) == ["Bob", "Cy"])
    list.dataSource = nil
    #expect(window.screen.elements == [])
  }

  @Test func `a list has its rows by the time its screen has appeared`() {
    let diary = Diary()
    let probe = Probe("A", diary)
    let rows = Rows([])
    rows.diary = diary
    let list = ListView()
    list.dataSource = rows
    probe.view.addSubview(list)
    let window = shownWindow(probe)
    #expect(diary.read() == "A viewDidLoad\nA viewWillAppear\nnumberOfRows\nA viewDidAppear")
    #expect(window.screen.elements == [])
    #expect(diary.read() == "")
  }

  @Test func `going back pops, as far as it can`() throws {
    let stack = NavigationController(rootViewController: screen("A", id: "A"))
    stack.pushViewController(screen("B", id: "B"), animated: false)
    let window = shownWindow(stack)
    try window.goBack()
    #expect(window.path == ["A"])
    #expect(refusal(window.goBack) == "there is nothing to go back to from \"A\", which was not pushed")
  }

  @Test func `going back stays within what is presented`() {
    let stack = NavigationController(rootViewController: screen("A", id: "A"))
    stack.pushViewController(screen("B", id: "B"), animated: false)
    let window = shownWindow(stack)
    stack.present(screen("C", id: "C"), animated: false)
    #expect(refusal(window.goBack) == "there is nothing to go back to from \"C\", which was not pushed")
    #expect(window.path == ["A", "B", "C"])
  }

  @Test func `what a sheet covers cannot be reached`() {
    let root = screen("A", Button(title: "Edit"), TextField(placeholder: "Name"))
    let window = shownWindow(root)
    root.present(screen("B", Button(title: "Save")), animated: true)
    #expect(
      refusal { () throws(InteractionError) in try window.tap("Edit") }
        == "\"Edit\" is on a screen behind this one, \"B\"; leave this one first")
    #expect(
      refusal { () throws(InteractionError) in try window.type("x", into: "Name") }
        == "\"Name\" is on a screen behind this one, \"B\"; leave this one first")
    #expect(
      refusal { () throws(InteractionError) in try window.tap("Delete") }
        == "\"Delete\" is not on the screen; there is \"Save\" to tap")
  }

  @Test func `the answer to an alert comes when the alert is gone`() throws {
    let diary = Diary()
    let stack = NavigationController(rootViewController: screen("A", Button(title: "Retry"), Button(title: "More")))
    let window = shownWindow(stack)
    let alert = AlertController(title: "Can't reach the server")
    alert.addAction(
      AlertAction(title: "Retry") { action in
        diary.write("\(action.title), \(stack.presentedViewController == nil ? "gone" : "still there")")
      })
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    stack.present(alert, animated: true)
    #expect(
      refusal { () throws(InteractionError) in try window.tap("More") }
        == "\"More\" is covered by the alert \"Can't reach the server\"; answer that first")
    #expect(
      refusal(window.goBack)
        == "\"back\" is covered by the alert \"Can't reach the server\"; answer that first")
    #expect(
      refusal(window.swipeToDismiss)
        == "the alert \"Can't reach the server\" cannot be swiped away; there is \"Retry\", \"Cancel\" to tap")
    try window.tap("Retry")
    #expect(diary.read() == "Retry, gone")
    #expect(window.screen.presentation == .root)
  }

  @Test func `an alert's handler may present the next alert`() throws {
    let root = screen("A")
    let window = shownWindow(root)
    let alert = AlertController(title: "One")
    alert.addAction(
      AlertAction(title: "OK") { _ in
        let next = AlertController(title: "Two")
        next.addAction(AlertAction(title: "OK"))
        root.present(next, animated: true)
      })
    root.present(alert, animated: true)
    try window.tap("OK")
    #expect(window.screen.elements.map(\.text) == ["Two", "OK"])
    try window.tap("OK")
    #expect(window.screen.elements == [])
  }

  @Test func `a banner is tapped over everything and then gone`() throws {
    let diary = Diary()
    let root = screen("A")
    let window = shownWindow(root)
    root.present(AlertController(title: "Sure?"), animated: true)
    window.banner = Banner(text: "Bob waved") { diary.write("banner: \(window.banner == nil)") }
    try window.tap("Bob waved")
    #expect(diary.read() == "banner: true")
    #expect(window.screen.elements.map(\.kind) == [.alert])
  }

  @Test func `a tab is tapped, and tapped again goes to its first screen`() throws {
    final class Delegate: TabBarControllerDelegate {
      var titles: [String] = []
      func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController) {
        titles.append(viewController.title ?? viewController.children.first?.title ?? "")
      }
    }
    let tabs = TabBarController()
    let stack = NavigationController(rootViewController: screen("Home", id: "Home"))
    tabs.viewControllers = [stack, screen("Search", id: "Search")]
    let delegate = Delegate()
    tabs.delegate = delegate
    let window = shownWindow(tabs)
    stack.pushViewController(screen("Detail", id: "Detail"), animated: false)
    try window.tap("Search")
    #expect(window.path == ["Search"])
    try window.tap("Home")
    #expect(window.path == ["Home", "Detail"])
    try window.tap("Home")
    #expect(window.path == ["Home"])
    #expect(delegate.titles == ["Search", "Home", "Home"])
  }
}
