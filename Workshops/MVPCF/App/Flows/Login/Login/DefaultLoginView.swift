import ScreenKit

final class DefaultLoginView: View, LoginView {
  let nameField = TextField(placeholder: "Name")
  let signInButton = Button(title: "Sign in")

  override init() {
    super.init()
    addSubview(nameField)
    addSubview(signInButton)
  }
}
