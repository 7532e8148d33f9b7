import Diagnostics

@testable import Script

/// A script with its places of interest marked by `⟦` and `⟧`.
struct Marked {
  var source = ""
  /// The marked ranges, in the order of their starts, counted without the marks.
  var ranges: [ByteRange] = []

  init(_ marked: String) {
    var starts: [(index: Int, offset: Int)] = []
    for character in marked {
      if character == "⟦" {
        starts.append((ranges.count, source.utf8.count))
        ranges.append(ByteRange(0, 0))
      } else if character == "⟧" {
        let start = starts.removeLast()
        ranges[start.index] = ByteRange(start.offset, source.utf8.count)
      } else {
        source.append(character)
      }
    }
  }
}

func facts(_ source: String, path: String = "/p/index.js") -> ScriptFacts {
  ScriptFacts(scanning: SourceText(path: path, source), sampleWords)
}

/// The words of Alipay.
let sampleWords = ScriptVocabulary(platform: "my", dataSetters: ["setData", "$spliceData"])
