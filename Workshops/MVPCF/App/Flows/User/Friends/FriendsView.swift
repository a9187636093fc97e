import MVPCFLibrary
import ScreenKit

protocol FriendsView: ViewContainer {
  var listView: ListView { get }
  var emptyLabel: Label { get }
  var spinner: ActivityIndicator { get }
}
