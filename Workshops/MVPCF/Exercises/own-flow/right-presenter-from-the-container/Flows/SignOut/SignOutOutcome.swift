/// What somebody has answered who was asked whether to sign out.
enum SignOutOutcome {
  case signedOut
  case stayed
}
