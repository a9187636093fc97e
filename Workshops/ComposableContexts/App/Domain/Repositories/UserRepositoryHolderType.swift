/// Whoever has the user repository can do what the use cases on it do.
package protocol UserRepositoryHolderType {
  var userRepository: any UserRepositoryType { get }
}
