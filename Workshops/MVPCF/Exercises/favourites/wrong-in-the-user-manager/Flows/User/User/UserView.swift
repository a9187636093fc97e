import MVPCFLibrary
import ScreenKit

protocol UserView: ViewContainer {
  var nameLabel: Label { get }
  var spinner: ActivityIndicator { get }
  var editNameButton: Button { get }
  var friendsButton: Button { get }
  var signOutButton: Button { get }
  var favouriteButton: Button { get }
}
