/// What a function takes and gives.
struct Signature: Sendable {
  let parameters: [Parameter]
  let result: TypeName?
}
