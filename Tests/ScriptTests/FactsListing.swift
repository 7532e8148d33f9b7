import Diagnostics
import SystemC
import Testing
@testable import Script

/// Writes the facts of many scripts, one line of JSON each, for `Comparison/compare.js`; see there.
///
/// `MPCHECK_SCRIPT_LIST` names a file with one path per line, `MPCHECK_SCRIPT_FACTS` the file to write.
@Test(.enabled(if: getenv("MPCHECK_SCRIPT_LIST") != nil))
func listFacts() throws {
  let list = try #require(bytes(ofFile: String(cString: getenv("MPCHECK_SCRIPT_LIST"))))
  let target = try #require(getenv("MPCHECK_SCRIPT_FACTS"))
  let output = try #require(fopen(target, "w"))
  defer { fclose(output) }
  for path in String(decoding: list, as: UTF8.self).split(separator: "\n").map(String.init) {
    let text = SourceText(path: path, bytes: try #require(bytes(ofFile: path)))
    fputs(line(of: ScriptFacts(scanning: text, sampleWords), path: path) + "\n", output)
  }
}

private func line(of facts: ScriptFacts, path: String) -> String {
  let instances = facts.instances.map { object in
    let methods = object.methods.map { "\(quoted($0.name + ($0.location == .methods ? "@methods" : "")))" }
    let fields = object.dataFields.map { "\(quoted("\($0.source).\($0.name):\($0.kind)"))" }
    let causes = object.gaps.map { quoted($0.kind.rawValue) }
    return """
      {"kind":"\(object.kind)","methods":[\(methods.joined(separator: ","))],\
      "fields":[\(fields.joined(separator: ","))],"dataIsIncomplete":\(object.dataIsIncomplete),\
      "open":[\(causes.joined(separator: ","))]}
      """
  }
  let modules = facts.modules.map { quoted($0.specifier.value) }
  let links = facts.pageLinks.map { quoted("\($0.function) \($0.url.value)") }
  return """
    {"path":\(quoted(path)),"instances":[\(instances.joined(separator: ","))],\
    "modules":[\(modules.joined(separator: ","))],"links":[\(links.joined(separator: ","))],\
    "setData":[\(facts.setDataKeys.map(quoted).joined(separator: ","))],\
    "setDataIsIncomplete":\(facts.setDataIsIncomplete),\
    "syntax":\(facts.gaps.contains { $0.kind == .syntax && facts.instances.allSatisfy { object in !object.gaps.contains { $0.kind == .syntax } } })}
    """
}

private func quoted(_ text: String) -> String {
  var quoted = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": quoted += "\\\""
    case "\\": quoted += "\\\\"
    case "\n": quoted += "\\n"
    case "\r": quoted += "\\r"
    case "\t": quoted += "\\t"
    default: quoted.unicodeScalars.append(scalar)
    }
  }
  return quoted + "\""
}

private func bytes(ofFile path: String) -> [UInt8]? {
  guard let file = fopen(path, "r") else { return nil }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = fread(&chunk, 1, chunk.count, file)
    if count == 0 { return bytes }
    bytes += chunk[..<count]
  }
}
