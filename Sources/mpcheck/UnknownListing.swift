import Containers
import Contracts
import Diagnostics
import Files

/// What `mpcheck types --unknown` prints: the places that leave lists open, with what to write instead.
struct UnknownListing {
  /// In their order.
  let lists: [OpenList]
  let workingDirectory: String

  /// The most places of types that `mpcheck types` has in its JSON.
  static let maxOpenPlaces = ContractExport.maxOpenPlaces

  /// For each list its places with the reason; the advice once for each reason.
  var text: String {
    var text = ""
    var last: (title: String, reason: String, advice: String)?
    for list in lists {
      let (title, reason) = (list.title[.spoken], list.reason[.spoken])
      let advice = "    " + list.advice[.spoken] + "\n"
      if let last, last.title != title || last.reason != reason { text += last.advice }
      if last?.title != title { text += (last == nil ? "" : "\n") + title + "\n" }
      let place = list.spot.shown(from: workingDirectory).visible()
      text += "  " + spoken(en: "\(place): \(reason)", zh: "\(place)：\(reason)") + "\n"
      last = (title, reason, advice)
    }
    return text + (last?.advice ?? "")
  }

  var json: [UInt8] {
    var writer = JSONWriter(.indented)
    writer.beginObject()
    writer.member("version", 1)
    writer.key("unknown")
    writer.beginArray()
    for list in lists {
      writer.beginObject(onOneLine: true)
      writer.member("platform", list.platform.rawValue)
      writer.member("tag", list.system.tag ?? "")
      writer.key("lists")
      writer.beginArray()
      for subject in list.subjects { writer.value(subject.name.english) }
      writer.end()
      writer.key("types")
      writer.beginArray()
      for type in list.types { writer.value(type) }
      writer.end()
      if let contract = list.spot.contract { writer.member("contract", shown(contract)) }
      writer.member("path", list.spot.contract == nil ? shown(list.spot.path) : list.spot.path)
      writer.member("line", list.spot.line)
      writer.member("reason", list.reason.english)
      writer.member("advice", list.advice.english)
      writer.end()
    }
    writer.end()
    writer.end()
    return writer.bytes
  }

  private func shown(_ path: String) -> String { Path.display(path, from: workingDirectory) }
}
