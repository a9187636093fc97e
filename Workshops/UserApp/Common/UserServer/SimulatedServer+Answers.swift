import Foundation

extension SimulatedServer {
  /// What the server answers, once a request has reached it.
  func answer(to request: ServerRequest) -> ServerResponse {
    do throws(Refusal) {
      return try acceptedAnswer(to: request)
    } catch {
      return ServerResponse(status: error.status, json: ErrorBody(error: error.rawValue))
    }
  }

  private func acceptedAnswer(to request: ServerRequest) throws(Refusal) -> ServerResponse {
    let path = request.path.split(separator: "/").map(String.init)
    guard path.first == "users" else { throw .noSuchPath }
    switch (request.method, path.dropFirst().first, path.dropFirst(2).first) {
    case (.get, nil, nil): return ServerResponse(json: try people(named: request.query["first_name"]))
    case (.get, let id?, nil): return ServerResponse(json: people[try index(of: id)])
    case (.get, let id?, "friends"): return ServerResponse(json: try friends(of: id))
    case (.put, let id?, nil): return ServerResponse(json: try rename(id, as: request.body))
    default: throw .noSuchPath
    }
  }

  private func people(named firstName: String?) throws(Refusal) -> [Person] {
    guard let name = firstName?.lowercased() else { throw .badRequest }
    return people.filter { $0.firstName.lowercased() == name }
  }

  private func friends(of id: String) throws(Refusal) -> [Person] {
    let person = people[try index(of: id)]
    return friendships[person.id, default: []].compactMap { friend in people.first { $0.id == friend } }
  }

  private func rename(_ id: String, as body: Data?) throws(Refusal) -> Person {
    let index = try index(of: id)
    guard let body, let names = try? JSONDecoder().decode(Names.self, from: body) else { throw .badRequest }
    guard !names.firstName.isEmpty, !names.lastName.isEmpty else { throw .blankName }
    people[index].firstName = names.firstName
    people[index].lastName = names.lastName
    return people[index]
  }

  private func index(of id: String) throws(Refusal) -> Int {
    guard let id = Int(id) else { throw .badRequest }
    guard let index = people.firstIndex(where: { $0.id == id }) else { throw .noSuchUser }
    return index
  }

  /// The names that a request brings.
  private nonisolated struct Names: Decodable {
    let firstName: String
    let lastName: String

    private enum CodingKeys: String, CodingKey {
      case firstName = "first_name"
      case lastName = "last_name"
    }
  }

  private nonisolated struct ErrorBody: Encodable {
    let error: String
  }

  /// Why the server says no.
  private nonisolated enum Refusal: String, Error {
    case badRequest = "bad_request"
    case noSuchUser = "no_such_user"
    case noSuchPath = "no_such_path"
    case blankName = "blank_name"

    var status: Int {
      switch self {
      case .badRequest: 400
      case .noSuchUser, .noSuchPath: 404
      case .blankName: 422
      }
    }
  }
}

extension ServerResponse {
  /// An answer whose body is a value as JSON, the keys in alphabetical order.
  fileprivate init(status: Int = 200, json value: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // What is encoded here has texts and whole numbers only, which cannot fail.
    self.init(status: status, body: (try? encoder.encode(value)) ?? Data())
  }
}
