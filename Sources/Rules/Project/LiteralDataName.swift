import Diagnostics
import Linting
import Markup
import MiniProgram
import Reference
import Script

/// The name of a field of the data as text, where its value is meant.
package var literalDataName: Rule {
  Rule(
    id: "literal-data-name",
    summary: .init(
      en: "the name of a data field written as text",
      zh: "data 字段的名称写成了文本"),
    category: .project,
    severity: .warning,
    rationale: .init(
      en:
        """
        Without a mustache the attribute gets the name, not the value. This is certain if the component or \
        the documents say that the attribute takes a boolean, a number, an array or an object, or if it is \
        the address of a medium.
        """,
      zh: "没有双大括号时，属性得到的是名称，不是值。如果组件声明或文档规定该属性的值是布尔值、数字、数组或对象，或者它是媒体的地址，这一点就是确定的。"),
    fix: .suggested,
    examples: [
      .wrong(
        #"<swiper duration="⟦speed⟧" autoplay="⟦plays⟧"/><image src="⟦logo⟧"/>"#,
        script: "Page({ data: { speed: 500, plays: true, logo: '' } })",
        message: #""speed" is plain text here, not the value of the data field"#,
        #""plays" is plain text here, not the value of the data field"#,
        #""logo" is plain text here, not the value of the data field"#,
        fixed: #"<swiper duration="{{speed}}" autoplay="{{plays}}"/><image src="{{logo}}"/>"#),
      .right(
        #"<swiper duration="{{speed}}" autoplay="{{plays}}"/><image src="{{logo}}"/><input name="speed"/>"#,
        script: "Page({ data: { speed: 500, plays: true, logo: '' } })"),
      .wrong(
        [
          "pages/a/a.wxml": #"<list rows="⟦rows⟧" more="⟦hasMore⟧" title="rows"/>"#,
          "pages/a/a.js": "Page({ data: { rows: [], hasMore: true } })",
          "pages/a/a.json": #"{ "usingComponents": { "list": "/components/list" } }"#,
          "components/list.wxml": "<view>{{title}}</view>",
          "components/list.json": #"{ "component": true }"#,
          "components/list.js":
            "Component({ properties: { rows: Array, more: { type: Boolean, value: true }, title: String } })",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #""rows" is plain text here, not the value of the data field"#,
        #""hasMore" is plain text here, not the value of the data field"#,
        fixed: #"<list rows="{{rows}}" more="{{hasMore}}" title="rows"/>"#),
      .wrong(
        in: .wxml, #"<navigator url="/pages/index/index?id=⟦user.id⟧&tab=1"/>"#,
        script: "Page({ data: { user: {} } })",
        message: #""user.id" is plain text here, not the value of the data field"#,
        fixed: #"<navigator url="/pages/index/index?id={{user.id}}&tab=1"/>"#),
      .wrong(
        in: .swan, #"<swiper duration="⟦speed⟧"/>"#, script: "Page({ data: { speed: 500 } })",
        message: #""speed" is plain text here, not the value of the data field"#,
        fixed: #"<swiper duration="{{speed}}"/>"#),
      .right(
        in: .wxml,
        #"<swiper duration="{{speed}}" autoplay="{{plays}}"/><image src="{{logo}}"/><input name="speed"/>"#,
        script: "Page({ data: { speed: 500, plays: true, logo: '' } })"),
      .right(
        in: .swan,
        #"<swiper duration="{{speed}}" autoplay="{{plays}}"/><image src="{{logo}}"/><input name="speed"/>"#,
        script: "Page({ data: { speed: 500, plays: true, logo: '' } })"),
    ],
    checks: [
      .document(checkLiteralDataName),
      .attributes(.known(.url), of: .named("navigator"), with: .text, checkQuery),
      .project(checkComponents),
    ])
}

/// Whether an attribute of the name may take something other than text. Which tags have it is asked later.
private func takesOtherValues(_ name: String, _ dialect: Dialect) -> Bool {
  !["class", "id", "is", "name", "slot", "style", "type"].contains(name)
    && dialect.events.name(name) == nil && KnownWords.hasAttribute(name)
}

private func checkLiteralDataName(_ context: FileContext) {
  guard let filter = context.unit.dataFieldFilter else { return }
  checkQuotedPaths(context)
  let (document, bytes) = (context.document, context.text.bytes)
  let attributes = document.attributes
  for index in attributes.indices where attributes[index].mustacheCount == 0 {
    let value = attributes[index].valueRange
    // Nearly no text is the name of a field, and nearly every one that is is what a handler reads.
    guard value.start < value.end, filter.mayContain(first: bytes[Int(value.start)], length: value.count),
      !bytes.slice(attributes[index].nameRange).begin(with: "data-"),
      context.unit.hasDataField(named: value, in: context.text)
    else { continue }
    checkLiteralDataName(document.attribute(index), value, context)
  }
}

private func checkQuotedPaths(_ context: FileContext) {
  for (path, attribute, element) in QuotedPath.all(in: context).found {
    let name = context.string(path.root)
    guard context.unit.hasDataField(named: path.root, in: context.text), !element.isInTemplateDefinition,
      isLoopIndex(path.root, at: element) == nil, context.sees(name, at: element)
    else { continue }
    context.report(
      path.range, literalName(context.string(path.range), attribute.nameText), fix: path.fix(context))
  }
}

private func checkLiteralDataName(_ attribute: Attribute, _ value: ByteRange, _ context: FileContext) {
  let name = attribute.nameText
  guard takesOtherValues(name, context.dialect), !isValue(context.string(value)),
    let element = context.document.element(with: attribute),
    element.name != .template, context.isBuiltIn(element), !element.isInTemplateDefinition,
    takesOtherValue(name, than: context.string(value), element, context)
  else { return }
  reportLiteralDataName(context.string(value), name, context.place(value), context)
}

/// Checks the parameters of a link, of which a path that begins with a field is one of the data.
private func checkQuery(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  guard let value = attribute.staticValue, case let bytes = context.text.slice(value),
    let query = bytes.firstIndex(of: UInt8(ascii: "?"))
  else { return }
  for parameter in bytes[(query + 1)...].split(separator: UInt8(ascii: "&")) {
    guard let equals = parameter.firstIndex(of: UInt8(ascii: "=")),
      case let path = parameter[(equals + 1)...],
      path.allSatisfy(isPathByte),
      let dot = path.firstIndex(of: UInt8(ascii: ".")), dot + 1 < path.endIndex,
      case let root = ByteRange(Int(value.start) + path.startIndex, Int(value.start) + dot),
      context.unit.hasDataField(named: root, in: context.text), context.isBuiltIn(element),
      context.sees(context.string(root), at: element)
    else { continue }
    let place = context.place(ByteRange(Int(root.start), Int(value.start) + path.endIndex))
    reportLiteralDataName(context.string(place.range), nil, place, context)
  }
}

/// `attribute` is nil where the name is a part of its value.
private func reportLiteralDataName(
  _ name: String, _ attribute: String?, _ place: Place, _ context: CheckContext
) {
  context.report(
    place, literalName(name, attribute),
    fix: Fix(
      en: "write {{\(name)}}", zh: "改为 {{\(name)}}", .suggested,
      edits: [Edit(replace: place, with: "{{\(name)}}")]))
}

/// Whether the documents say that an attribute of a built-in tag does not take a text. `disabled="disabled"` means that it is
/// set.
private func takesOtherValue(
  _ name: String, than text: String, _ element: Element, _ context: FileContext
) -> Bool {
  if name == "src" { return ["audio", "cover-image", "image", "video"].contains(element.tag) }
  return switch context.dialect.reference(ofAttribute: name, onTag: element.tag)?.type {
  case "boolean": text != name
  case "number", "array", "object": true
  default: false
  }
}

/// Whether a text is a value, whatever the data has under that name: `scroll-x="true"`.
private func isValue(_ text: String) -> Bool {
  ["true", "false", "null", "undefined"].contains(text) || text.utf8.first?.isASCIIDigit == true
}

/// Checks the properties of components of the program.
private func checkComponents(_ context: ProjectContext) {
  context.forEachUse(where: { $0.dataName != nil }) { use, user, component in
    if use.placement.template != nil { return }
    let file = context.project.files[user]
    for attribute in use.attributes {
      guard let name = attribute.dataName, !isValue(name.text),
        let property = component.property(ofAttribute: attribute.name)
      else { continue }
      let isCertain = [.boolean, .number, .array, .object].contains(property.type)
      guard isCertain || isMeantAsName(name.text, attribute.name, property, component, file, context) else {
        continue
      }
      reportLiteralDataName(name.text, attribute.name, file.place(name.range), context)
    }
  }
}

/// Whether a text for a property that takes one is the name of a field all the same: it has a capital inside, `userName`, and
/// neither side has it as a text of its own.
private func isMeantAsName(
  _ text: String, _ attribute: String, _ property: DataField, _ component: KnownComponent,
  _ user: ProjectFile,
  _ context: ProjectContext
) -> Bool {
  guard property.type != .function, text.utf8.first.map({ (0x61...0x7A).contains($0) }) == true,
    text.utf8.contains(where: { (0x41...0x5A).contains($0) }), takesValue(attribute, user.unit.dialect),
    !["id", "key", "mode", "type"].contains(where: attribute.lowercased().hasSuffix), !component.isMade
  else { return false }
  let other = context.project.files[component.file].unit
  return [user.unit.path, user.unit.scriptPath, other.path, other.scriptPath].allSatisfy { path in
    guard let path, let source = context.project.sources.text(path) else { return false }
    if path == user.unit.path { return !isQuotedInMustache(text, in: source) }
    return !isString(text, in: source)
  }
}

/// Whether a text is a string with single quotes: in double quotes are values.
private func isQuotedInMustache(_ text: String, in source: SourceText) -> Bool {
  source.bytes.contains(word: "'" + text + "'")
}

private func literalName(_ name: String, _ attribute: String?) -> Message {
  let right = attribute.map { "\($0)=\"{{\(name)}}\"" } ?? "{{\(name)}}"
  return Message(
    en: "\"\(name)\" is plain text here, not the value of the data field", zh: "“\(name)”在这里只是文本，不是 data 中的值",
    help: .init(en: "write \(right)", zh: "改为 \(right)"))
}
