import ScreenKit

final class DefaultSignOutView: View, SignOutView {
  let questionLabel = Label(text: "Sign out?")
  let stayButton = Button(title: "Stay")
  let leaveButton = Button(title: "Leave")

  override init() {
    super.init()
    for subview in [questionLabel, stayButton, leaveButton] {
      addSubview(subview)
    }
  }
}
