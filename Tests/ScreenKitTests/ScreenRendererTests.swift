import ScreenKit
import Testing
import TextLayout

struct ScreenRendererTests {
  @Test func `the box is as wide as its contents need`() {
    #expect(
      ScreenRenderer(width: 80).text(for: Samples.user) == """
        ┌ User ──────────────────────────────────┐
        │ Ann Appleseed                          │
        │ [ Edit name ] [ Friends ] [ Sign Out ] │
        └────────────────────────────────────────┘
        """)
  }

  @Test func `buttons that do not fit go to the next line`() {
    #expect(
      ScreenRenderer(width: 40).text(for: Samples.user) == """
        ┌ User ────────────────────────────────┐
        │ Ann Appleseed                        │
        │ [ Edit name ] [ Friends ]            │
        │ [ Sign Out ]                         │
        └──────────────────────────────────────┘
        """)
  }

  @Test(arguments: [
    (
      80,
      """
      ╭ Edit name ───────────────────────────╮
      │ First name [ Ann          ]          │
      │ Last name  [              ]          │
      │ [ Cancel ] [·Save·]                  │
      ╰──────────────────────────────────────╯
      """
    ),
    (
      27,
      """
      ╭ Edit name ──────────────╮
      │ First name [ Ann      ] │
      │ Last name  [          ] │
      │ [ Cancel ] [·Save·]     │
      ╰─────────────────────────╯
      """
    ),
    (
      20,
      """
      ╭ Edit name ───────╮
      │ First name       │
      │ [ Ann          ] │
      │ Last name        │
      │ [              ] │
      │ [ Cancel ]       │
      │ [·Save·]         │
      ╰──────────────────╯
      """
    ),
    (
      12,
      """
      ╭ Edit… ───╮
      │ First n… │
      │ [ Ann  ] │
      │ Last na… │
      │ [      ] │
      │ [ Can… ] │
      │ [·Save·] │
      ╰──────────╯
      """
    ),
    (
      7,
      """
      First…
      [ Ann ]
      Last n…
      [     ]
      [ Ca… ]
      [·Sa…·]
      """
    ),
  ])
  func `a sheet at several widths`(width: Int, text: String) {
    #expect(ScreenRenderer(width: width).text(for: Samples.edit) == text)
  }

  @Test(arguments: [
    (
      80,
      """
      ┌ ‹ Everything at once ────────────────┐
      │ ◆ Bob Baker waved at you             │
      ├──────────────────────────────────────┤
      │ A longer text that has to be wrapped │
      │ and a line of its own                │
      │ ◌ Loading                            │
      │ Name [·Ann··········]                │
      │ Wi-Fi                      (──●) on  │
      │ Roaming                    (○──) off │
      │ Locked                     (··●) on  │
      │ › Bob Baker                3 friends │
      │ › Cy Young                           │
      │ · 杨紫琼 👩‍👩‍👧                 1 friend │
      │ [ ✓ Home ] [ Search ]                │
      └──────────────────────────────────────┘
      """
    ),
    (
      20,
      """
      ┌ ‹ Everything… ───┐
      │ ◆ Bob Baker wav… │
      ├──────────────────┤
      │ A longer text    │
      │ that has to be   │
      │ wrapped          │
      │ and a line of    │
      │ its own          │
      │ ◌ Loading        │
      │ Name             │
      │ [·Ann··········] │
      │ Wi-Fi  (──●) on  │
      │ Roam…  (○──) off │
      │ Lock…  (··●) on  │
      │ › Bob B…  3 fri… │
      │ › Cy Young       │
      │ · 杨紫…   1 fri… │
      │ [ ✓ Home ]       │
      │ [ Search ]       │
      └──────────────────┘
      """
    ),
  ])
  func `everything at several widths`(width: Int, text: String) {
    #expect(ScreenRenderer(width: width).text(for: Samples.everything) == text)
  }

  @Test(arguments: [
    (
      80,
      """
      ┌ Sign in ─────────────────────────────┐
      │ Name [·Zed··········]                │
      │ [·Sign in·]                          │
      │ ╔══════════════════════════════════╗ │
      │ ║ No one is called "Zed"           ║ │
      │ ║ Check the spelling.              ║ │
      │ ║ [ OK ]                           ║ │
      │ ╚══════════════════════════════════╝ │
      └──────────────────────────────────────┘
      """
    ),
    (
      20,
      """
      ┌ Sign in ─────────┐
      │ Name             │
      │ [·Zed··········] │
      │ [·Sign in·]      │
      │ ╔══════════════╗ │
      │ ║ No one is    ║ │
      │ ║ called "Zed" ║ │
      │ ║ Check the    ║ │
      │ ║ spelling.    ║ │
      │ ║ [ OK ]       ║ │
      │ ╚══════════════╝ │
      └──────────────────┘
      """
    ),
    (
      12,
      """
      ┌ Sign… ───┐
      │ Name     │
      │ [·Zed··] │
      │ [·Sig…·] │
      │ No one   │
      │ is       │
      │ called   │
      │ "Zed"    │
      │ Check    │
      │ the      │
      │ spelling │
      │ .        │
      │ [ OK ]   │
      └──────────┘
      """
    ),
  ])
  func `an alert at several widths`(width: Int, text: String) {
    #expect(ScreenRenderer(width: width).text(for: Samples.alert) == text)
  }

  @Test func `a screen without anything is an empty box`() {
    let empty = Screen(path: [], title: "", presentation: .pushed, elements: [])
    #expect(
      ScreenRenderer(width: 80).text(for: empty) == """
        ┌──────────────────────────────────────┐
        │                                      │
        └──────────────────────────────────────┘
        """)
  }

  @Test func `long labels are cut after six lines, and nothing can break the box`() {
    let screen = Screen(
      path: [], title: "bad\ntitle\u{1B}[2J", presentation: .root,
      elements: [
        .init(kind: .label, id: "long", text: String(repeating: "all work and no play ", count: 50)),
        .init(kind: .button, id: "bad", text: "O\u{1B}K\r\n\u{202E}"),
      ])
    #expect(
      ScreenRenderer(width: 40).text(for: screen) == """
        ┌ bad title�[2J ───────────────────────┐
        │ all work and no play all work and no │
        │ play all work and no play all work   │
        │ and no play all work and no play all │
        │ work and no play all work and no     │
        │ play all work and no play all work   │
        │ and no play all work and no play al… │
        │ [ O�K � ]                            │
        └──────────────────────────────────────┘
        """)
  }

  @Test(arguments: 1...60)
  func `no line is ever wider than the width, and a box's lines are equally wide`(width: Int) {
    let texts = [
      "", "a", "Ann Appleseed", "杨紫琼演员导演", "👩‍👩‍👧‍👦🇨🇭👍🏽", "e\u{301}\u{323}", "O\u{1B}\tK", String(repeating: "long", count: 40),
    ]
    for text in texts {
      let elements = Screen.Element.Kind.allCases.flatMap { kind in
        [nil, "on", text].map { Screen.Element(kind: kind, id: "", text: text, enabled: $0 == nil, value: $0) }
      }
      let screen = Screen(path: [], title: text, presentation: .pushed, elements: elements)
      let lines = ScreenRenderer(width: width).text(for: screen).split(
        separator: "\n", omittingEmptySubsequences: false)
      let widths = Set(lines.map { TextMetrics.columns(of: $0) })
      #expect((widths.max() ?? 0) <= width)
      if width >= 12 { #expect(widths.count == 1) }
    }
  }
}
