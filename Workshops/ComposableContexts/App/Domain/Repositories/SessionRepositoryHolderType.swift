/// Whoever has the session repository can do what the use cases on it do.
package protocol SessionRepositoryHolderType {
  var sessionRepository: any SessionRepositoryType { get }
}
