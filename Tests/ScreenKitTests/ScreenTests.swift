import Foundation
import ScreenKit
import Testing

@MainActor
struct ScreenTests {
  @Test func `the JSON of a screen`() throws {
    let first = TextField(placeholder: "First name")
    first.text = "Ann"
    let save = Button(title: "Save")
    save.isEnabled = false
    let root = screen("User", id: "User:42")
    let window = shownWindow(root)
    root.present(
      screen("Edit name", id: "EditName:42", first, Button(title: "Cancel"), save), animated: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let json = String(decoding: try encoder.encode(window.screen), as: UTF8.self)
    #expect(
      json == """
        {
          "elements" : [
            {
              "enabled" : true,
              "id" : "first-name",
              "kind" : "field",
              "text" : "First name",
              "value" : "Ann"
            },
            {
              "enabled" : true,
              "id" : "cancel",
              "kind" : "button",
              "text" : "Cancel"
            },
            {
              "enabled" : false,
              "id" : "save",
              "kind" : "button",
              "text" : "Save"
            }
          ],
          "path" : [
            "User:42",
            "EditName:42"
          ],
          "presentation" : "modal",
          "title" : "Edit name"
        }
        """)
    #expect(try JSONDecoder().decode(Screen.self, from: Data(json.utf8)) == window.screen)
  }

  @Test func `the path has every screen of a stack, then what is presented, and no unnamed one`() {
    let stack = NavigationController(rootViewController: screen("A", id: "A"))
    stack.viewControllers += [screen("unnamed"), screen("B", id: "B")]
    let tabs = TabBarController()
    tabs.viewControllers = [screen("other", id: "other"), stack]
    tabs.selectedIndex = 1
    let window = shownWindow(tabs)
    let sheet = NavigationController(rootViewController: screen("C", id: "C"))
    tabs.present(sheet, animated: true)
    sheet.pushViewController(screen("D", id: "D"), animated: true)
    sheet.present(AlertController(title: "Sure?"), animated: true)
    #expect(window.path == ["A", "B", "C", "D"])
    #expect(window.screen.path == window.path)
  }

  @Test func `a screen without anything`() {
    let empty = Screen(path: [], title: "", presentation: .root, elements: [])
    #expect(Window().screen == empty)
    #expect(shownWindow(ViewController()).screen == empty)
    #expect(shownWindow(NavigationController()).screen == empty)
  }

  @Test func `the presentation is how the topmost screen came to be there`() {
    let stack = NavigationController(rootViewController: screen("A"))
    let window = shownWindow(stack)
    #expect(window.screen.presentation == .root)
    stack.pushViewController(screen("B"), animated: false)
    #expect(window.screen.presentation == .pushed)
    let sheet = NavigationController(rootViewController: screen("C"))
    stack.present(sheet, animated: false)
    #expect(window.screen.presentation == .modal)
    sheet.pushViewController(screen("D"), animated: false)
    #expect(window.screen.presentation == .pushed)
    sheet.present(AlertController(title: "Sure?"), animated: false)
    #expect(window.screen.presentation == .alert)
    #expect(window.screen.title == "D")
  }

  @Test func `the bar's title goes before the screen's, a screen's before its container's`() {
    let inner = screen("inner")
    let stack = NavigationController(rootViewController: inner)
    stack.title = "outer"
    let window = shownWindow(stack)
    #expect(window.screen.title == "inner")
    inner.navigationItem.title = "bar"
    #expect(window.screen.title == "bar")
    inner.navigationItem.title = nil
    inner.title = nil
    #expect(window.screen.title == "outer")
  }

  @Test func `empty labels, idle spinners and hidden views are not on the screen`() {
    let hidden = View()
    hidden.isHidden = true
    hidden.addSubview(Label(text: "inside"))
    let idle = ActivityIndicator()
    let resting = ActivityIndicator()
    resting.hidesWhenStopped = false
    let busy = ActivityIndicator()
    busy.startAnimating()
    let window = shownWindow(screen("A", Label(), hidden, idle, resting, busy))
    #expect(
      window.screen.elements == [
        .init(kind: .spinner, id: "loading", text: "Loading", enabled: false),
        .init(kind: .spinner, id: "loading-2", text: "Loading"),
      ])
    busy.stopAnimating()
    #expect(window.screen.elements.count == 1)
  }

  @Test(arguments: [
    ("Sign Out", "sign-out"), ("Dee Dee O'Hara", "dee-dee-ohara"), ("  What?  No! ", "what-no"),
    ("Größe 2", "größe-2"), ("友達", "友達"), ("…", "label"), ("👩‍👩‍👧", "label"),
  ])
  func `an id is made of the text`(text: String, id: String) {
    #expect(shownWindow(screen("A", Label(text: text))).screen.elements.map(\.id) == [id])
  }

  @Test func `ids are unique`() {
    let labels = ["a", "a", "a-2", "a", "A"].map { Label(text: $0) }
    let named = Label(text: "named")
    named.accessibilityIdentifier = "a"
    let controller = screen("A")
    for label in labels + [named] { controller.view.addSubview(label) }
    let ids = shownWindow(controller).screen.elements.map(\.id)
    #expect(ids == ["a", "a-2", "a-2-2", "a-3", "a-4", "a-5"])
  }

  @Test func `an accessibility label is what an element is called`() {
    let close = Button(title: "×")
    close.accessibilityLabel = "Close"
    let name = TextField()
    name.accessibilityLabel = "Name"
    let window = shownWindow(screen("A", close, name))
    #expect(window.screen.elements.map(\.text) == ["Close", "Name"])
  }

  @Test func `under an alert nothing is enabled; the banner is over it`() {
    let field = TextField(placeholder: "Name")
    let root = screen("Sign in", id: "Login", field, Button(title: "OK"))
    let window = shownWindow(root)
    let alert = AlertController(title: "Sure?", message: "It cannot be undone.")
    alert.addAction(AlertAction(title: "OK", style: .destructive))
    let no = AlertAction(title: "No", style: .cancel)
    no.isEnabled = false
    alert.addAction(no)
    root.present(alert, animated: true)
    window.banner = Banner(text: "Bob waved")
    #expect(
      window.screen
        == Screen(
          path: ["Login"], title: "Sign in", presentation: .alert,
          elements: [
            .init(kind: .banner, id: "bob-waved", text: "Bob waved"),
            .init(kind: .field, id: "name", text: "Name", enabled: false, value: ""),
            .init(kind: .button, id: "ok", text: "OK", enabled: false),
            .init(kind: .alert, id: "sure", text: "Sure?", value: "It cannot be undone."),
            .init(kind: .button, id: "ok-2", text: "OK"),
            .init(kind: .button, id: "no", text: "No", enabled: false),
          ]))
  }

  @Test func `tabs are buttons after the screen's own elements`() {
    let tabs = TabBarController()
    tabs.viewControllers = [
      NavigationController(rootViewController: screen("Home", Label(text: "Hello"))), screen("Search"),
    ]
    #expect(
      shownWindow(tabs).screen.elements == [
        .init(kind: .label, id: "hello", text: "Hello"),
        .init(kind: .button, id: "home", text: "Home", value: "selected"),
        .init(kind: .button, id: "search", text: "Search", value: "unselected"),
      ])
  }

  @Test func `a pushed screen can hide the tabs until it is popped`() throws {
    let stack = NavigationController(rootViewController: screen("Home"))
    let tabs = TabBarController()
    tabs.viewControllers = [stack, screen("Search")]
    let window = shownWindow(tabs)
    let tabTexts = ["Home", "Search"]
    for (hides, texts) in [(true, []), (false, tabTexts)] {
      let details = screen("Details")
      details.hidesBottomBarWhenPushed = hides
      stack.pushViewController(details, animated: true)
      #expect(window.screen.elements.map(\.text) == texts)
      stack.pushViewController(screen("More"), animated: true)
      #expect(window.screen.elements.map(\.text) == texts)
      stack.popToRootViewController(animated: true)
      #expect(window.screen.elements.map(\.text) == tabTexts)
    }
  }

  @Test func `rows and switches have values`() {
    final class Data: ListViewDataSource {
      func numberOfRows(in listView: ListView) -> Int { 2 }
      func listView(_ listView: ListView, cellForRowAt row: Int) -> ListCell {
        ListCell(text: "Row \(row)", detail: row == 0 ? "first" : nil)
      }
    }
    let data = Data()
    let list = ListView()
    list.dataSource = data
    let wifi = Switch(label: "Wi-Fi")
    wifi.isOn = true
    #expect(
      shownWindow(screen("A", list, wifi)).screen.elements == [
        .init(kind: .row, id: "row-0", text: "Row 0", value: "first"),
        .init(kind: .row, id: "row-1", text: "Row 1"),
        .init(kind: .switch, id: "wi-fi", text: "Wi-Fi", value: "on"),
      ])
  }
}
