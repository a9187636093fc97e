/// What the screen has to remember.
struct LoginState: Hashable {
  var name = ""
}
