import Markup
import MiniProgram
import Testing

@Suite struct DatasetKeyTests {
  private static let attributes = [
    "data-id", "data-ID", "data-pickup-code", "data-pickupCode", "data--id", "data-id-", "data-a--b", "data-",
    "id", "data-a-1", "data-été", "data-Été", "data-中-文",
  ]
  private static let reads = [
    "id", "ID", "Id", "pickupCode", "pickupcode", "aB", "a1", "i", "idx", "", "été", "Été", "中文",
  ]

  /// The way without texts gives the same answers.
  @Test(arguments: [Dialect.axml, .wxml, .swan], attributes)
  func setsWhatAnswers(dialect: Dialect, attribute: String) {
    let keys = DatasetKeys(dialect)
    var attribute = attribute
    attribute.withUTF8 { bytes in
      let key = keys.key(of: bytes)
      for read in DatasetKeyTests.reads {
        let answers = key.map { keys.answers($0, read) } ?? false
        #expect(keys.sets(bytes, read) == answers, "\(String(decoding: bytes, as: UTF8.self)) and \(read)")
      }
    }
  }
}
