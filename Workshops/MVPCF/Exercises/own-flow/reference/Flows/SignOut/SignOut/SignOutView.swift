import MVPCFLibrary
import ScreenKit

protocol SignOutView: ViewContainer {
  var questionLabel: Label { get }
  var stayButton: Button { get }
  var leaveButton: Button { get }
}
