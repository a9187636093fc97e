import Foundation
import MVVMFCLibrary
import UserServer

extension ApiRequest where Response: Decodable {
  /// Puts a question to the server, and reads the JSON of its answer in the background.
  static func json(_ question: ServerRequest, from server: any Server) -> ApiRequest {
    let request = ApiRequest<ServerResponse> { () throws(ApiError) in
      do throws(ServerUnreachable) {
        return try await server.response(to: question)
      } catch {
        throw .unreachable
      }
    }
    return request.decoding(on: .background) { response throws(ApiError) in try response.decoded() }
  }
}

nonisolated extension ServerResponse {
  fileprivate func decoded<Value: Decodable>() throws(ApiError) -> Value {
    guard status != 404 else { throw .notFound }
    guard status == 200, let value = try? JSONDecoder().decode(Value.self, from: body) else { throw .invalidResponse }
    return value
  }
}
