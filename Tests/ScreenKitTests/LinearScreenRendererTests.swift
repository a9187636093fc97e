import ScreenKit
import Testing

struct LinearScreenRendererTests {
  let renderer = LinearScreenRenderer()

  @Test func `a sheet, in words`() {
    #expect(
      renderer.text(for: Samples.edit) == """
        screen Edit name, presented
        field First name: Ann
        field Last name: empty
        button Cancel
        button Save, disabled
        """)
  }

  @Test func `an alert, in words`() {
    #expect(
      renderer.text(for: Samples.alert) == """
        screen Sign in, under an alert
        field Name, disabled: Zed
        button Sign in, disabled
        alert No one is called "Zed": Check the spelling.
        button OK
        """)
  }

  @Test func `everything, in words`() {
    #expect(
      renderer.text(for: Samples.everything) == """
        screen Everything at once, pushed
        notification Bob Baker waved at you
        text A longer text that has to be wrapped and a line of its own
        busy Loading
        field Name, disabled: Ann
        switch Wi-Fi: on
        switch Roaming: off
        switch Locked, disabled: on
        row Bob Baker, 3 friends
        row Cy Young
        row 杨紫琼 👩‍👩‍👧, 1 friend, disabled
        button Home, selected
        button Search, unselected
        """)
  }

  @Test func `a screen without anything, in words`() {
    let empty = Screen(path: [], title: "", presentation: .root, elements: [])
    #expect(renderer.text(for: empty) == "screen untitled")
  }
}
