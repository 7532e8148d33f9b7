import ArgumentParser
import Diagnostics
import Files
import Markup
import Reporting

struct ParseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "parse",
    abstract: spoken(en: "Prints the syntax tree of a page as JSON.", zh: "以 JSON 输出页面的语法树。"),
    discussion: spoken(
      en: """
        A range is a pair of byte offsets in the file, the end exclusive. The tree has no blank text and nothing that a build \
        leaves out (<!-- #if ... -->).
        """,
      zh: """
        范围是文件中的一对字节偏移，不含终点。树中没有空白文本，也没有构建时去掉的内容（<!-- #if ... -->）。
        """))

  @Argument(
    help: ArgumentHelp(en: "The page.", zh: "页面。", valueName: "file"),
    completion: .file(extensions: Dialect.all.map(\.files.markup)))
  var file: String

  @OptionGroup var languageOptions: LanguageOptions

  func validate() throws { try checkPaths([file]) }

  func run() throws {
    let workingDirectory = try Terminal.workingDirectory()
    let path = Path.join(workingDirectory, file)
    let text: SourceText
    do {
      text = try DiskFileSystem().read(path, limit: MarkupLimit.fileSize)
    } catch {
      Terminal.writeFailure(error.sentence.after(file))
      throw error == .notFound ? ExitStatus.wrongUse : .incomplete
    }
    MarkupReader.initializeLibrary()
    let document = MarkupReader(Dialect.all.dialect(ofFile: path) ?? Dialect.all[0]).read(text)
    var tree = TreeJSON()
    tree.write(document, path: Path.display(path, from: workingDirectory))
    Terminal.writeOutput(tree.writer.bytes, as: .json)
  }
}

/// Writes a document as `mpcheck parse` prints it.
struct TreeJSON {
  private(set) var writer = JSONWriter(.indented)

  mutating func write(_ document: Document, path: String) {
    writer.beginObject()
    writer.member("version", 1)
    writer.member("path", path)
    writer.key("nodes")
    writer.beginArray()
    // A loop with a stack of ends instead of recursion: documents may have any depth.
    var ends: [Int] = []
    for index in document.nodes.indices {
      while let end = ends.last, end <= index {
        closeElement()
        ends.removeLast()
      }
      let node = document.nodes[index]
      if node.kind == .element {
        openElement(document.element(index))
        ends.append(Int(node.subtreeEnd))
      } else {
        writer.beginObject(onOneLine: true)
        writer.member("kind", node.kind == .text ? "text" : "comment")
        write("range", node.range)
        writer.end()
      }
    }
    for _ in ends { closeElement() }
    writer.end()
    writer.end()
  }

  private mutating func openElement(_ element: Element) {
    writer.beginObject()
    writer.member("kind", "element")
    writer.member("name", element.tag)
    write("range", element.range)
    write("tag", element.tagRange)
    writer.key("attributes")
    writer.beginArray()
    for attribute in element.attributes {
      writer.beginObject(onOneLine: true)
      writer.member("name", attribute.nameText)
      write("range", attribute.nameRange)
      if let value = attribute.valueRange {
        write("value", value)
      } else {
        writer.key("value")
        writer.null()
      }
      writer.end()
    }
    writer.end()
    writer.key("children")
    writer.beginArray()
  }

  private mutating func closeElement() {
    writer.end()
    writer.end()
  }

  private mutating func write(_ name: String, _ range: ByteRange) {
    writer.key(name)
    writer.beginArray(onOneLine: true)
    writer.value(Int(range.start))
    writer.value(Int(range.end))
    writer.end()
  }
}
