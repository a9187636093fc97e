import MVPCFLibrary
import ScreenKit

protocol EditNameView: ViewContainer {
  var firstNameField: TextField { get }
  var lastNameField: TextField { get }
  var cancelButton: Button { get }
  var saveButton: Button { get }
}
