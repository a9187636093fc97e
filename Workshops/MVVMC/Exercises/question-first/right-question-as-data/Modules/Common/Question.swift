/// Something that a person is to confirm.
struct Question {
  let title: String
  let answer: String
  let confirmed: () -> Void
}
