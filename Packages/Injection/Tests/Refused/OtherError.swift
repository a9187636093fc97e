import Injection

/// `resolve` throws `InjectionError` and nothing else.
func resolve(from container: Container) throws(ValidationError) -> Int {
  // error: thrown expression type 'InjectionError' cannot be converted to error type 'ValidationError'
  try container.resolve()
}

func resolveAsItIs(from container: Container) throws(InjectionError) -> Int {
  try container.resolve()
}
