import Routing
import UserDomain

/// An id is always written with a digit at least, so there is a URN for everybody.
nonisolated extension UserDomain.User.ID: Routing.URNArgument {}
