import Injection

/// `arg` takes what the request brings, and not what is found by its type.
func register(in container: Container) {
  // error: cannot convert value of type 'Int' to expected argument type 'Argument<Int>'
  container.register { (id: Int) in arg(id) as Int }
}
