/// The parameters that views of Swift read.
extension SwiftInterfaceTests {
  static let parameters: [Form] = [
    Form(
      "words of the language in an extension", .parameters, reading("zoom = data.double(\"zoom\") ?? 1"),
      others: """
        extension Dictionary where Key == AnyHashable, Value == Any {
          func double(_ key: String) -> Double? {
            if let number = self[key] as? Double { return number }
            return nil
          }
        }
        """, ["zoom"]),
    Form(
      "a subscript with names of a type", .parameters, reading("zoom = data[.zoom, default: 1]"),
      others: """
        struct Name: ExpressibleByStringLiteral {
          let text: String
          init(stringLiteral value: String) { text = value }
          static var zoom: Self { "zoomLevel" }
        }
        extension Dictionary where Key == AnyHashable {
          subscript<T>(name: Name, default fallback: T) -> T { self[AnyHashable(name.text)] as? T ?? fallback }
        }
        """, ["zoomLevel"]),
    Form(
      "bindings in a list", .parameters, reading("Settings.bindings.apply(data, to: &settings)"),
      others: """
        struct Binding { let name: String; init(_ name: String, _ path: Any) { self.name = name } }
        enum Settings { static let bindings: [Binding] = [.init("scale", 1), .init("plane", 2)] }
        extension Array {
          func apply(_ data: [AnyHashable: Any], to root: inout Any) where Element == Binding {
            for binding in self { write(data[binding.name]) }
          }
        }
        """, ["plane", "scale"]),
    Form(
      "the properties that a mirror shows", .parameters,
      "let params = MapParams()\n" + reading("params.fill(from: data)"),
      others: """
        protocol Filled: NSObject { init() }
        extension Filled {
          static var names: [String] { Mirror(reflecting: Self.init()).children.compactMap { $0.label } }
          func fill(from data: [AnyHashable: Any]) { for name in Self.names { setValue(data[name], forKey: name) } }
        }
        final class MapParams: NSObject, Filled {
          var zoom = 1
          var center = ""
          var isEmpty: Bool { center.isEmpty }
          static let standard = 1
        }
        final class PayParams: NSObject, Filled { var amount = 1 }
        """, ["center", "zoom"]),
    Form(
      "the entry with a key", .parameters,
      reading("document = data.first { ($0.key as? String) == \"docId\" }?.value as? String"), ["docId"]),
    Form(
      "an entry without a key", .parameters,
      reading("document = data.first { $0.value is String }?.value as? String"),
      [], isOpen: true),
    Form(
      "the parameter of a closure with the name of the property", .parameters,
      reading("zoom = data[\"zoom\"]")
        + "\nfunc handlers() -> [String: Handler] { [\"goto\": { [unowned self] data in go(data[\"index\"]) }] }",
      ["zoom"]),
    Form(
      "a method that merges", .parameters, "var order = Order()\n" + reading("order.merge(data)"),
      others: "struct Order { mutating func merge(_ all: [AnyHashable: Any]) { id = all[\"orderId\"] } }",
      ["orderId"]),
    Form(
      "an object with a subscript", .parameters,
      reading("prepare(Input(data))") + "\nfunc prepare(_ i: Input) { f = i.file }",
      others: """
        struct Input {
          private let raw: [AnyHashable: Any]
          init(_ raw: [AnyHashable: Any]) { self.raw = raw }
          private subscript(name: StaticString) -> String? { raw["\\(name)"] as? String }
          var file: String? { self["file"] }
        }
        """, ["file"]),
    Form(
      "the model of a class that is extended", .parameters, "",
      others: """
        struct MapOptions: Decodable { let zoom: Int }
        struct PayOptions: Decodable { let amount: Int }
        class Chart<Options: Decodable>: NBComponent {
          override func componentDataDidChange(withData data: [AnyHashable: Any]) {
            guard let json = try? JSONSerialization.data(withJSONObject: data) else { return }
            options = try? JSONDecoder().decode(Options.self, from: json)
          }
        }
        @objc(PayView) class PayView: Chart<PayOptions> {}
        """, ["zoom"]),
  ]
}
