import NativeSource

/// Methods and functions that read the parameters of a view which is given to them: `+ (void)apply:(NBComponent *)view {
/// self.zoom = view.data[@"zoom"]; }`.
struct SharedReaders {
  /// A parameter of methods with one name.
  private struct Parameter: Hashable {
    var nameHash: UInt32
    var index: Int
  }

  /// A read with its file.
  typealias Read = (file: Int, read: NativeKeyRead)

  private let files: [NativeFileFacts]
  private let graph: ClassGraph
  private var reads: [Parameter: [Read]] = [:]

  /// How many methods that hand a view on to each other are followed.
  private static let maxCalls = 4

  init(_ files: [NativeFileFacts], _ graph: ClassGraph) {
    self.files = files
    self.graph = graph
    for (index, file) in files.enumerated() {
      for read in file.keyReads {
        guard let parameter = read.parameter, let method = file.method(read.owner) else { continue }
        reads[Parameter(nameHash: method.nameHash, index: parameter), default: []].append((index, read))
      }
    }
    for _ in 0..<SharedReaders.maxCalls where !reads.isEmpty { if !followCalls() { break } }
  }

  /// Adds the methods that give a parameter of theirs to one of those that read it; whether there are any.
  private mutating func followCalls() -> Bool {
    var found: [Parameter: [Read]] = [:]
    for file in files {
      for call in file.forwardings {
        for index in 0..<Int(call.argumentCount) {
          guard let known = reads[Parameter(nameHash: call.nameHash, index: index)],
            case .parameter(let parameter) = file.argument(index, of: call).value,
            let method = file.method(call.owner),
            case let own = Parameter(nameHash: method.nameHash, index: parameter), reads[own] == nil
          else { continue }
          found[own, default: []] += known
        }
      }
    }
    reads.merge(found) { first, _ in first }
    return !found.isEmpty
  }

  /// What such methods read of the views of classes that give them themselves, with the index of each class.
  var readsByClass: [(classIndex: Int, read: Read)] {
    if reads.isEmpty { return [] }
    var found: [(Int, Read)] = []
    for (number, file) in files.enumerated() {
      for call in file.forwardings {
        for index in 0..<Int(call.argumentCount) {
          guard let known = reads[Parameter(nameHash: call.nameHash, index: index)],
            case .name("self") = file.argument(index, of: call).value,
            let classIndex = graph.classIndex(number, call.owner)
          else { continue }
          found += known.map { (classIndex, $0) }
        }
      }
    }
    return found
  }
}
