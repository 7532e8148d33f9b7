import Diagnostics

/// The words of `ReferenceTable` without what they mean: so a lint knows a name or a value as documented, and does not read the
/// table, which takes longer than a page. The lists are in byte order.
package enum KnownWords {
  /// Whether some dialect documents an attribute of the name on some tag, or HTML has one.
  package static func hasAttribute(_ name: String) -> Bool {
    contains(name, attributes) || contains(name, attributesOfHTML)
  }

  /// Whether some dialect documents values of an attribute of the name on some tag.
  package static func hasAttributeWithValues(_ name: String) -> Bool { contains(name, attributesWithValues) }

  /// Whether some dialect documents the value for some attribute.
  package static func hasValue(_ value: String) -> Bool { contains(value, values) }

  /// Whether some dialect documents an attribute whose edit distance is at most `limit`.
  package static func hasAttribute(near name: String, limit: Int) -> Bool {
    hasWord(near: name, limit, in: attributes, bytesOfAttributes)
  }

  /// Whether some dialect documents a value whose edit distance is at most `limit`.
  package static func hasValue(near value: String, limit: Int) -> Bool {
    hasWord(near: value, limit, in: values, bytesOfValues)
  }

  private static func hasWord(
    near word: String, _ limit: Int, in words: [StaticString], _ bytesOfWords: [UInt64]
  ) -> Bool {
    let (count, bytes) = (word.utf8.count, occurring(word.utf8))
    return zip(words, bytesOfWords).contains { known, knownBytes in
      // An edit adds one byte and removes another one at most. Nearly all words end here.
      abs(known.utf8CodeUnitCount - count) <= limit && (knownBytes ^ bytes).nonzeroBitCount <= 2 * limit
        && editDistance(word.utf8, known.utf8, limit: limit) <= limit
    }
  }

  /// A bit for each byte that is in a word, for the words of a list in their order.
  private static let bytesOfAttributes: [UInt64] = attributes.map { occurring($0.utf8) }
  private static let bytesOfValues: [UInt64] = values.map { occurring($0.utf8) }

  private static func occurring(_ word: some Sequence<UInt8>) -> UInt64 {
    word.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }

  private static func contains(_ word: String, _ words: [StaticString]) -> Bool {
    var word = word
    return word.withUTF8 { word in
      var (low, high) = (0, words.count)
      while low < high {
        let middle = (low + high) / 2
        let other = words[middle].utf8
        if other.elementsEqual(word) { return true }
        if other.lexicographicallyPrecedes(word) { low = middle + 1 } else { high = middle }
      }
      return false
    }
  }

  /// The attributes of HTML that no dialect has, which pages have by habit. Source: html.spec.whatwg.org, index of
  /// attributes, and what it calls obsolete.
  static let attributesOfHTML: [StaticString] = [
    "accept", "accesskey", "align", "alt", "async", "autocapitalize", "autocomplete", "autofocus",
    "bgcolor", "border", "charset", "cite", "cols", "colspan", "content", "contenteditable", "coords",
    "crossorigin", "datetime", "decoding", "default", "defer", "dir", "dirname", "download", "draggable",
    "enctype", "enterkeyhint", "face", "form", "formaction", "formenctype", "formmethod", "formnovalidate",
    "formtarget", "frameborder", "headers", "high", "href", "hreflang", "inert", "inputmode", "integrity",
    "ismap", "itemprop", "kind", "low", "media", "method", "minlength", "multiple", "nonce", "novalidate",
    "onclick", "open", "optimum", "pattern", "ping", "playsinline", "popover", "preload", "readonly",
    "referrerpolicy", "rel", "required", "reversed", "rows", "rowspan", "sandbox", "scrolling", "selected",
    "shape", "sizes", "span", "spellcheck", "srcdoc", "srclang", "srcset", "summary", "tabindex",
    "translate", "usemap", "valign", "wrap",
  ]
}

extension StaticString {
  fileprivate var utf8: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}
