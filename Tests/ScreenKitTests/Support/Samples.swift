import ScreenKit

/// Screens to draw.
enum Samples {
  static let user = Screen(
    path: ["User:42"], title: "User", presentation: .root,
    elements: [
      .init(kind: .label, id: "name", text: "Ann Appleseed"),
      .init(kind: .button, id: "edit-name", text: "Edit name"),
      .init(kind: .button, id: "friends", text: "Friends"),
      .init(kind: .button, id: "sign-out", text: "Sign Out"),
    ])

  static let edit = Screen(
    path: ["User:42", "EditName:42"], title: "Edit name", presentation: .modal,
    elements: [
      .init(kind: .field, id: "first-name", text: "First name", value: "Ann"),
      .init(kind: .field, id: "last-name", text: "Last name", value: ""),
      .init(kind: .button, id: "cancel", text: "Cancel"),
      .init(kind: .button, id: "save", text: "Save", enabled: false),
    ])

  static let everything = Screen(
    path: ["Everything"], title: "Everything at once", presentation: .pushed,
    elements: [
      .init(kind: .banner, id: "banner", text: "Bob Baker waved at you"),
      .init(kind: .label, id: "label", text: "A longer text that has to be wrapped\nand a line of its own"),
      .init(kind: .spinner, id: "spinner", text: "Loading"),
      .init(kind: .field, id: "field", text: "Name", enabled: false, value: "Ann"),
      .init(kind: .switch, id: "wifi", text: "Wi-Fi", value: "on"),
      .init(kind: .switch, id: "roaming", text: "Roaming", value: "off"),
      .init(kind: .switch, id: "locked", text: "Locked", enabled: false, value: "on"),
      .init(kind: .row, id: "bob", text: "Bob Baker", value: "3 friends"),
      .init(kind: .row, id: "cy", text: "Cy Young"),
      .init(kind: .row, id: "dee", text: "杨紫琼 👩‍👩‍👧", enabled: false, value: "1 friend"),
      .init(kind: .button, id: "home", text: "Home", value: "selected"),
      .init(kind: .button, id: "search", text: "Search", value: "unselected"),
    ])

  static let alert = Screen(
    path: ["Login"], title: "Sign in", presentation: .alert,
    elements: [
      .init(kind: .field, id: "name", text: "Name", enabled: false, value: "Zed"),
      .init(kind: .button, id: "sign-in", text: "Sign in", enabled: false),
      .init(kind: .alert, id: "alert", text: "No one is called \"Zed\"", value: "Check the spelling."),
      .init(kind: .button, id: "ok", text: "OK"),
    ])
}
