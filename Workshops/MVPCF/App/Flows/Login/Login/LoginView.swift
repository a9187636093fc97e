import MVPCFLibrary
import ScreenKit

protocol LoginView: ViewContainer {
  var nameField: TextField { get }
  var signInButton: Button { get }
}
