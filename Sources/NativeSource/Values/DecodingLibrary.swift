import Diagnostics

/// A library that makes objects of dictionaries and JSON: it reads the fields of a type under names of its own rules.
enum DecodingLibrary: Hashable {
  /// Swift: `Decodable`.
  case codable
  case gson, moshi, fastjson, kotlinx, jackson
  case mjExtension, yyModel, mantle, jsonModel
}

/// A call that decodes.
struct DecodingCall {
  /// Which part of the call names the type.
  enum TypeSource {
    /// The argument with a number, of Swift and Objective-C; or, where there is none, `<Type>` behind the name.
    case argument(Int)
    /// What the call is sent to: `[Model yy_modelWithJSON:data]`.
    case receiver
    /// The argument of the call that it is sent to: `moshi.adapter(Model::class.java).fromJson(text)`.
    case argumentOfReceiver(String)
  }

  var library: DecodingLibrary
  /// The argument that is decoded; nil where the call is sent to it.
  var decoded: Int?
  var type: TypeSource

  /// The calls by their names.
  static let byName: [String: [DecodingCall]] = [
    "decode": [.init(library: .codable, decoded: 1, type: .argument(0))],
    "fromJson": [
      .init(library: .gson, decoded: 0, type: .argument(1)),
      .init(library: .moshi, decoded: 0, type: .argumentOfReceiver("adapter")),
    ],
    "fromJsonValue": [.init(library: .moshi, decoded: 0, type: .argumentOfReceiver("adapter"))],
    "toJavaObject": [
      .init(library: .fastjson, decoded: nil, type: .argument(0)),
      .init(library: .fastjson, decoded: 0, type: .argument(1)),
    ],
    "parseObject": [.init(library: .fastjson, decoded: 0, type: .argument(1))],
    "decodeFromString": [
      .init(library: .kotlinx, decoded: 0, type: .argument(1)),
      .init(library: .kotlinx, decoded: 1, type: .argument(0)),
    ],
    "readValue": [.init(library: .jackson, decoded: 0, type: .argument(1))],
    "convertValue": [.init(library: .jackson, decoded: 0, type: .argument(1))],
    "mj_objectWithKeyValues": [.init(library: .mjExtension, decoded: 0, type: .receiver)],
    "mj_object": [.init(library: .mjExtension, decoded: 0, type: .receiver)],
    "yy_modelWithDictionary": [.init(library: .yyModel, decoded: 0, type: .receiver)],
    "yy_modelWithJSON": [.init(library: .yyModel, decoded: 0, type: .receiver)],
    "yy_model": [.init(library: .yyModel, decoded: 0, type: .receiver)],
    "initWithDictionary": [.init(library: .jsonModel, decoded: 0, type: .receiver)],
    "initWithString": [.init(library: .jsonModel, decoded: 0, type: .receiver)],
    "modelOfClass": [.init(library: .mantle, decoded: 1, type: .argument(0))],
    "model": [.init(library: .mantle, decoded: 1, type: .argument(0))],
  ]

  /// What makes a decoder of a library that reads names as they are declared, and what may be set on the way without a
  /// change of names. Any other call may change them.
  static let plainDecoders: [DecodingLibrary: (makers: Set<String>, settings: Set<String>)] = [
    .codable: (["JSONDecoder", "PropertyListDecoder"], []),
    .gson: (
      ["Gson", "GsonBuilder"],
      ["create", "setLenient", "serializeNulls", "setPrettyPrinting", "disableHtmlEscaping", "setDateFormat"]
    ),
    .moshi: (["Builder"], ["build", "add", "addLast", "KotlinJsonAdapterFactory"]),
    .kotlinx: (["Json"], []),
    .jackson: (["ObjectMapper", "jacksonObjectMapper", "JsonMapper"], ["registerKotlinModule"]),
  ]

  /// The settings that change under which names a library reads fields.
  static let namingSettings: [DecodingLibrary: Set<String>] = [
    .codable: ["keyDecodingStrategy"],
    .kotlinx: ["namingStrategy", "serializersModule", "JsonNamingStrategy"],
    .jackson: [
      "setPropertyNamingStrategy", "propertyNamingStrategy", "registerModule", "addMixIn", "setVisibility",
      "setAnnotationIntrospector", "addModule", "visibility",
    ],
    .fastjson: ["PropertyNamingStrategy", "propertyNamingStrategy", "ParserConfig", "ExtraProcessor"],
    .mjExtension: [
      "mj_setupReplacedKeyFromPropertyName", "mj_setupReplacedKeyFromPropertyName121",
      "mj_setupAllowedPropertyNames", "mj_setupIgnoredPropertyNames",
    ],
  ]
}
