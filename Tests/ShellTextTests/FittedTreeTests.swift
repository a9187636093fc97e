import ShellText
import Testing

struct FittedTreeTests {
  private static let lines = [
    TreeLine(depth: 0, text: "UserController.save()"),
    TreeLine(depth: 1, text: "UserRouter.leave()"),
    TreeLine(depth: 2, text: "Window.dismiss()"),
    TreeLine(depth: 2, text: "Window.layout()"),
    TreeLine(depth: 1, text: "UserViewModel.save()", note: "view model"),
    TreeLine(depth: 2, text: "UserContext.rename()", note: "in RenameUserUseCase"),
    TreeLine(depth: 3, text: "UserRepository.rename()"),
    TreeLine(depth: 3, text: "UserRepository.notify()"),
    TreeLine(depth: 0, text: "Clock.tick()"),
  ]

  private func fitted(_ rows: Int, _ weights: [Int: Int] = [:], _ display: Display = Display()) -> String {
    let tree = FittedTree(Self.lines, rows: rows, weights: Self.lines.indices.map { weights[$0, default: 0] })
    let remark = tree.remark(noun: "call", command: "trace --all", display: display)?.plain ?? "(all)"
    return TreeText(tree.lines, display: display).text.plain + "\n" + remark
  }

  @Test func `what is least deep stays, and each line says how many below it are left out`() {
    #expect(
      fitted(5) == """
        UserController.save()
        ├─ UserRouter.leave() … +1
        │  └─ Window.dismiss()
        └─ UserViewModel.save() … +3  view model
        Clock.tick()
        … 4 more calls (… +n): `more` or `trace --all` shows all
        """)
  }

  @Test func `what matters stays with all that is above it`() {
    #expect(
      fitted(6, [7: 1]) == """
        UserController.save()
        ├─ UserRouter.leave() … +2
        └─ UserViewModel.save()          view model
           └─ UserContext.rename() … +1  in RenameUserUseCase
              └─ UserRepository.notify()
        Clock.tick()
        … 3 more calls (… +n): `more` or `trace --all` shows all
        """)
  }

  @Test func `what fits stays as it is`() {
    #expect(fitted(9).hasSuffix("Clock.tick()\n(all)"))
  }

  @Test func `for those who listen, the count is in words`() {
    #expect(
      fitted(4, [:], Display(isAccessible: true)) == """
        1 UserController.save()
        1.1 UserRouter.leave(), 2 more below
        1.2 UserViewModel.save(), 3 more below, view model
        2 Clock.tick()
        … 5 more calls: `more` or `trace --all` shows all
        """)
  }
}
