import StageProtocol

extension ReasonsQuestion: AnsweredQuestion {
  /// What is only a key of a container has no objects.
  func answer(in app: StageApp) throws(Refusal) -> ObjectReasons {
    let requests = ContainerCatalogue.shared.requests(forKeysNamed: subject)
    do throws(Refusal) {
      let reasons = try ObjectQuestions(map: app.inspector.map(), index: app.index).reasons(for: subject)
      return ObjectReasons(objects: reasons.objects, omitted: reasons.omitted, requests: requests)
    } catch {
      guard let requests else { throw error }
      return ObjectReasons(objects: [], requests: requests)
    }
  }
}
