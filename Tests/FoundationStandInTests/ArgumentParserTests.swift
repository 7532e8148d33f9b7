import ArgumentParser
import Foundation
import FoundationStandIn
import Testing

@testable import mpcheck

/// The stand-in has what ArgumentParser needs of Foundation. After a change of the version in `Package.swift`, the failures
/// here say what the stand-in lacks.
struct ArgumentParserTests {
  /// One file needs Foundation, and this is all of its code.
  @Test func usesWhatIsThere() throws {
    let sources = try #require(ArgumentParserTests.checkout).appending(path: "Sources")
    let importing = try ["ArgumentParser", "ArgumentParserToolInfo"].flatMap { target in
      try FileManager.default.subpathsOfDirectory(atPath: sources.appending(path: target).path)
        .filter { $0.hasSuffix(".swift") }.map { "\(target)/\($0)" }
        .filter { try code(sources.appending(path: $0)).contains("import Foundation") }
    }
    #expect(importing == ["ArgumentParser/Utilities/Foundation.swift"])
    let asking = try code(sources.appending(path: "ArgumentParser/Utilities/Foundation.swift"))
    #expect(
      asking == """
        #if canImport(FoundationEssentials)
        internal import FoundationEssentials
        #else
        internal import Foundation
        #endif
        extension Error {
        func describe() -> String {
        if let description = (self as? LocalizedError)?.errorDescription {
        return description
        } else {
        #if canImport(FoundationEssentials)
        return String(describing: self)
        #else
        if Swift.type(of: self) is NSError.Type {
        return self.localizedDescription
        } else {
        return String(describing: self)
        }
        #endif
        }
        }
        }
        enum JSONEncoder {
        static func encode<T: Encodable>(_ value: T) -> String {
        #if canImport(FoundationEssentials)
        let encoder = FoundationEssentials.JSONEncoder()
        #else
        let encoder = Foundation.JSONEncoder()
        #endif
        encoder.outputFormatting = .prettyPrinted
        encoder.outputFormatting.insert(.sortedKeys)
        guard let encoded = try? encoder.encode(value) else { return "" }
        return String(data: encoded, encoding: .utf8) ?? ""
        }
        }
        """)
  }

  /// The one thing that it encodes is the whole command line, with its present words.
  @Test func describesTheCommandLineInTheSameBytes() throws {
    let dump = MPCheck._dumpHelp()
    let value = try JSONDecoder().decode(JSONValue.self, from: Foundation.Data(dump.utf8))
    let written = try FoundationStandIn.JSONEncoder().encode(value)
    #expect(String(data: written, encoding: .utf8) == dump)
  }

  /// The checkout that was fetched for this build: the tests are below the folder that contains it.
  private static let checkout: URL? = {
    let itself = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let programs = CommandLine.arguments + [itself ?? ""]
    for program in programs where program.hasPrefix("/") {
      var folder = URL(filePath: program)
      while folder.path != "/" {
        folder.deleteLastPathComponent()
        let checkout = folder.appending(path: "checkouts/swift-argument-parser")
        if FileManager.default.fileExists(atPath: checkout.path) { return checkout }
      }
    }
    return nil
  }()

  /// The lines of a file without comments, indentation and empty lines.
  private func code(_ file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty && !$0.hasPrefix("//") }
      .joined(separator: "\n")
  }
}

/// Any value of JSON.
private enum JSONValue: Codable {
  case bool(Bool)
  case integer(Int)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .bool(let value): try value.encode(to: encoder)
    case .integer(let value): try value.encode(to: encoder)
    case .string(let value): try value.encode(to: encoder)
    case .array(let value): try value.encode(to: encoder)
    case .object(let value): try value.encode(to: encoder)
    }
  }
}
