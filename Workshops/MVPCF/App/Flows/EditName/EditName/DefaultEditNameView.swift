import ScreenKit

final class DefaultEditNameView: View, EditNameView {
  let firstNameField = TextField(placeholder: "First name")
  let lastNameField = TextField(placeholder: "Last name")
  let cancelButton = Button(title: "Cancel")
  let saveButton = Button(title: "Save")

  override init() {
    super.init()
    for subview in [firstNameField, lastNameField, cancelButton, saveButton] {
      addSubview(subview)
    }
  }
}
