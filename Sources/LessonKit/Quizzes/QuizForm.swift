/// How a question is answered.
public enum QuizForm: Hashable, Sendable {
  /// By the numbers of the choices that are right.
  case choices
  /// By the numbers of all choices in the right order, which are these places, from 1.
  case order([Int])
  /// In words; the choices, which are not shown, are the answers that are known.
  case short
}
