import Diagnostics
import NativeSource

/// Merges what the declarations of a class say.
extension NativeClassTable {
  /// A few copies of a header that frameworks bring along are enough.
  private static let protocolLimit = 4
  private static let addMethod = identifierHash("class_addMethod".utf8)

  // MARK: - Protocols

  /// The protocols of the files, without classes.
  ///
  /// - Parameter containers: the names of the protocols of containers.
  init(protocolsOf files: [NativeFileFacts], containers: Set<String>) {
    self.init()
    let own = Dictionary(
      containers.map { (identifierHash($0.utf8), $0) }, uniquingKeysWith: { first, _ in first })
    for file in files {
      for part in file.classes where part.kind == .protocol {
        let name = identifierHash(simpleName(part.name).utf8)
        addProtocol(name, at: file.place(part.nameRange), own)
        for refined in part.conformances {
          addRefinement(name, identifierHash(simpleName(refined.text).utf8))
        }
      }
      for declaration in file.protocols {
        addProtocol(declaration.nameHash, at: Place(path: file.path, range: declaration.nameRange), own)
      }
      for refinement in file.refinements { addRefinement(refinement.name, refinement.refined) }
    }
  }

  private mutating func addProtocol(_ name: UInt32, at place: Place, _ containers: [UInt32: String]) {
    if protocols[name] == nil { protocols[name] = place }
    if let own = containers[name],
      containerProtocols[own, default: []].count < NativeClassTable.protocolLimit
    {
      containerProtocols[own, default: []].append(place)
    }
  }

  private mutating func addRefinement(_ name: UInt32, _ refined: UInt32) {
    refinedProtocols[name, default: []].insert(refined)
  }

  /// Finds which classes adopt the protocols of containers, when all classes are there.
  mutating func addAdoptions(of protocols: Set<String>) {
    var refining: [UInt32: [UInt32]] = [:]
    for (name, refined) in refinedProtocols {
      for refined in refined { refining[refined, default: []].append(name) }
    }
    for name in protocols {
      var refiners: Set<UInt32> = []
      var pending = [identifierHash(name.utf8)]
      while let next = pending.popLast() {
        for refiner in refining[next] ?? [] where refiners.insert(refiner).inserted {
          pending.append(refiner)
        }
      }
      var own: [Int: Place] = [:]
      for (index, entry) in all.enumerated() {
        own[index] =
          entry.conformances.first {
            let adopted = simpleName($0.name)
            return adopted == name || !refiners.isEmpty && refiners.contains(identifierHash(adopted.utf8))
          }?.place
      }
      var adoptions = own
      for (index, entry) in all.enumerated() where !own.isEmpty && own[index] == nil {
        adoptions[index] = entry.ancestors.lazy.compactMap { own[$0] }.first
      }
      self.adoptions[name] = adoptions
    }
  }

  // MARK: - Classes

  /// Adds the declared classes of a graph, in its order.
  ///
  /// - Parameter bases: names of the base classes of containers: chains end there.
  mutating func addClasses(of graph: ClassGraph, _ files: [NativeFileFacts], bases: Set<String>) {
    byName = graph.byName
    for (index, entry) in graph.classes.prefix(graph.declaredCount).enumerated() {
      all.append(merged(entry, files))
      bySimpleName[simpleName(entry.name), default: []].append(index)
      if let name = all[index].runtimeName { byRuntimeName[name, default: []].append(index) }
    }
    for (number, file) in files.enumerated() {
      for gap in file.gaps where gap.subject == .members {
        guard let index = graph.classIndex(number, gap.owner) else { continue }
        all[index].memberGaps.append(file.place(gap.range))
      }
    }
    for index in all.indices { addAncestry(of: index, graph, files, bases) }
  }

  private func merged(_ entry: ClassGraph.Class, _ files: [NativeFileFacts]) -> NativeClass {
    let first = entry.parts[0]
    var new = NativeClass(
      name: entry.name, platform: entry.language.platform, language: entry.language,
      declaration: files[first.file].place(files[first.file].classes[first.index].nameRange))
    new.runtimeName = entry.language == .swift ? nil : entry.name
    if let (name, part) = entry.superclass {
      new.superclass = name
      new.superclassPlace = files[part.file].classes[part.index].superclassRange.map {
        files[part.file].place($0)
      }
    }
    for part in entry.parts { add(files[part.file], part.index, to: &new) }
    return new
  }

  private func add(_ file: NativeFileFacts, _ index: Int, to entry: inout NativeClass) {
    let part = file.classes[index]
    let place = file.place(part.nameRange)
    switch part.kind {
    case .interface:
      // The place to show is the header's declaration, even when its implementation was read first.
      if entry.implementation == entry.declaration { entry.declaration = place }
    case .implementation, .definition:
      if entry.implementation == nil { entry.implementation = place }
    case .extension, .protocol, .other: break
    }
    if part.isAbstract { entry.isAbstract = true }
    if let runtimeName = part.runtimeName { entry.runtimeName = runtimeName }
    let calls = part.methods.map(\.calls)
    if let first = calls.first, let last = calls.last, first.lowerBound <= last.upperBound,
      file.calledNames[first.lowerBound..<last.upperBound].contains(NativeClassTable.addMethod)
    {
      entry.addsMethods = true
    }
    for method in part.methods {
      entry.methods.append(NativeClass.Method(method: file.inFile(method), path: file.path))
    }
    for parameter in part.documentedParameters {
      let place = Place(path: file.path, range: parameter.range)
      entry.documentedParameters.append(NativeText(value: parameter.text, place: place, origin: place))
    }
    for protocolName in part.conformances {
      entry.conformances.append(
        NativeClass.Conformance(
          name: protocolName.text, place: file.place(protocolName.range)))
    }
  }

  // MARK: - Superclasses

  private mutating func addAncestry(
    of index: Int, _ graph: ClassGraph, _ files: [NativeFileFacts], _ bases: Set<String>
  ) {
    let (ancestors, end) = graph.ancestry(of: index, endingAt: bases)
    let chain = [index] + ancestors
    let ambiguous = chain.firstIndex { graph.classes[$0].isAmbiguous }
    let known = chain[...(ambiguous ?? chain.count - 1)]
    all[index].ancestors = Array(known.dropFirst())
    all[index].isWhollyScanned = known.allSatisfy { all[$0].implementation != nil }
    if ambiguous == nil { all[index].ancestry = ancestry(chain.last!, end, graph, files, bases) }
  }

  /// - Parameter last: the last scanned class of a chain.
  private func ancestry(
    _ last: Int, _ end: String?, _ graph: ClassGraph, _ files: [NativeFileFacts], _ bases: Set<String>
  ) -> NativeClass.Ancestry {
    let first = graph.classes[last].parts[0]
    if let end {
      if bases.contains(simpleName(end)) { return .base(simpleName(end)) }
      return isPlatformClass(end, all[last].platform, files[first.file]) ? .other(end: end) : .unknown
    }
    // An `@implementation` need not repeat the superclass.
    let isDefinition = files[first.file].classes[first.index].kind == .definition
    return isDefinition && all[last].superclass == nil ? .other(end: all[last].name) : .unknown
  }

  private func isPlatformClass(_ name: String, _ platform: NativePlatform, _ file: NativeFileFacts) -> Bool {
    if PlatformClasses.contains(name, on: platform) { return true }
    guard platform == .android else { return false }
    if PlatformClasses.javaLang.contains(name) { return true }
    return file.imports.contains { lastComponent($0) == name && PlatformClasses.contains($0, on: platform) }
  }
}
