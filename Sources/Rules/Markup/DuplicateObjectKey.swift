import Diagnostics
import Linting
import Markup

/// One key twice in an object.
package var duplicateObjectKey: Rule {
  Rule(
    id: "duplicate-object-key",
    summary: .init(en: "a duplicate key in an object", zh: "对象中有重复的键"),
    category: .markup,
    severity: .warning,
    rationale: .init(
      en: "Only one of the two values is used, and some compilers report an error.",
      zh: "两个值中只有一个生效，有些编译器会报错。"),
    examples: [
      .wrong(
        #"<template is="a" data="{{ n: 1, m, ⟦n⟧: 2 }}"/>"#, message: #"duplicate key "n""#),
      .wrong(
        in: .wxml, #"<template is="a" data="{{ {a: {b: 1, ⟦b⟧: 2}, c, ⟦c⟧} }}"/>"#,
        message: #"duplicate key "b""#, #"duplicate key "c""#),
      .right(
        #"<template name="a"><view/></template><template is="a" data="{{ n: 1, m: { n: 2 }, ...n }}"/>"#),
      .right(
        in: .wxml,
        #"<template name="a"><view/></template><template is="a" data="{{ n: 1, m: { n: 2 }, ...n }}"/>"#),
      .wrong(
        in: .swan, #"<template is="a" data="{{ {n: 1, m, ⟦n⟧: 2} }}"/>"#,
        message: #"duplicate key "n""#),
      .right(
        in: .swan,
        #"<template name="a"><view/></template><template is="a" data="{{ {n: 1, m: {n: 2}, ...n} }}"/>"#),
    ],
    checks: [.expressions(checkDuplicateObjectKey)])
}

private func checkDuplicateObjectKey(_ mustache: Mustache, _ context: FileContext) {
  for object in mustache.tree.objects where mayRepeatKey(object, context) {
    var seen: [String: ByteRange] = [:]
    for property in object.properties where property.key.kind != .computedKey {
      let name = context.string(property.nameRange)
      guard let first = seen[name] else {
        seen[name] = property.key.range
        continue
      }
      context.report(
        property.key.range, repeatedKey(name),
        related: [RelatedPlace(en: "first given here", zh: "首次出现在这里", at: context.place(first))])
    }
  }
}

private func mayRepeatKey(_ object: Expression, _ context: FileContext) -> Bool {
  let bytes = context.text.bytes
  var seen = SeenTexts()
  var repeats = false
  object.forEachPropertyName { if seen.mayHaveSeen(bytes.slice($0)) { repeats = true } }
  return repeats
}

private func repeatedKey(_ name: String) -> Message {
  Message(
    en: "duplicate key \"\(name)\"", zh: "键“\(name)”重复",
    help: .init(en: "keep one of the two", zh: "两个中只保留一个"))
}
