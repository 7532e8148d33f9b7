/// Which of many patterns can match a path. A `.gitignore` of a hundred thousand patterns would else be gone through for each
/// file.
///
/// Each pattern is kept under one thing that a path must have for it: the name of a folder, the name at the end, how that begins
/// or ends, or three bytes that are in it. Of these it is the one that the fewest other patterns are kept under.
struct IgnorePatternIndex: Sendable {
  private enum Trait: UInt64, CaseIterable {
    case folder, name, beginning, ending, part
  }

  /// The patterns under each trait of a path, by their numbers, in order.
  private var numbers: [UInt64: [Int]] = [:]
  /// Those that say nothing certain of a path, such as `?`.
  private var others: [Int] = []
  /// The traits that there are.
  private var traits: Set<Trait> = []

  /// Of fewer patterns, trying each is faster.
  static let fewest = 64
  /// Of the patterns under one trait, and of those for one path, so many of the last are compared; nobody writes as many.
  static let maxCompared = 1_000
  /// So many bytes at the end of a name are looked up.
  private static let maxEndingLength = 64

  init() {}

  /// Nil where there are few.
  init?(_ patterns: [IgnorePattern]) {
    if patterns.count < IgnorePatternIndex.fewest { return nil }
    for (number, pattern) in patterns.enumerated() { insert(pattern, number) }
  }

  /// Numbers have to come in order.
  mutating func insert(_ pattern: IgnorePattern, _ number: Int) {
    let keys = IgnorePatternIndex.keys(of: pattern)
    guard let (trait, key) = keys.min(by: { count($0.key) < count($1.key) }) else {
      others.append(number)
      return
    }
    traits.insert(trait)
    numbers[key, default: []].append(number)
  }

  private func count(_ key: UInt64) -> Int { numbers[key]?.count ?? 0 }

  // MARK: Asking

  /// The numbers of the last patterns that may match a path with this last name, in order.
  func candidates(_ path: UnsafeBufferPointer<UInt8>, name: UnsafeBufferPointer<UInt8>) -> ArraySlice<Int> {
    var found = others.suffix(IgnorePatternIndex.maxCompared)
    add(folders: UnsafeBufferPointer(rebasing: path[..<(path.count - name.count)]), to: &found)
    add(name, to: &found)
    return IgnorePatternIndex.last(found)
  }

  /// The same of patterns that match the path, or a folder that it is in.
  func candidatesWithFolders(_ path: UnsafeBufferPointer<UInt8>) -> ArraySlice<Int> {
    var found = others.suffix(IgnorePatternIndex.maxCompared)
    add(folders: path, to: &found)
    for name in path.split(separator: Path.slash) { add(UnsafeBufferPointer(rebasing: name), to: &found) }
    return IgnorePatternIndex.last(found)
  }

  private static func last(_ found: ArraySlice<Int>) -> ArraySlice<Int> {
    if found.count < 2 { return found }
    var found = found.sorted()
    // A name may have the same three bytes twice.
    var kept = 1
    for index in 1..<found.count where found[index] != found[kept - 1] {
      found[kept] = found[index]
      kept += 1
    }
    return found[..<kept].suffix(maxCompared)
  }

  private func add(_ key: UInt64, to found: inout ArraySlice<Int>) {
    if let numbers = numbers[key] { found += numbers.suffix(IgnorePatternIndex.maxCompared) }
  }

  private func add(folders: UnsafeBufferPointer<UInt8>, to found: inout ArraySlice<Int>) {
    guard traits.contains(.folder) else { return }
    for folder in folders.split(separator: Path.slash) {
      add(IgnorePatternIndex.key(.folder, folder), to: &found)
    }
  }

  private func add(_ name: UnsafeBufferPointer<UInt8>, to found: inout ArraySlice<Int>) {
    if traits.contains(.name) { add(IgnorePatternIndex.key(.name, name), to: &found) }
    if traits.contains(.beginning) {
      var hash = IgnorePatternIndex.start(.beginning)
      for byte in name {
        hash = IgnorePatternIndex.hash(hash, byte)
        add(hash, to: &found)
      }
    }
    if traits.contains(.ending) {
      var hash = IgnorePatternIndex.start(.ending)
      for byte in name.reversed().prefix(IgnorePatternIndex.maxEndingLength) {
        hash = IgnorePatternIndex.hash(hash, byte)
        add(hash, to: &found)
      }
    }
    if traits.contains(.part) {
      for start in name.indices {
        var hash = IgnorePatternIndex.start(.part)
        for byte in name[start...].prefix(IgnorePatternIndex.partLength) {
          hash = IgnorePatternIndex.hash(hash, byte)
          add(hash, to: &found)
        }
      }
    }
  }

  // MARK: Traits of patterns

  private static let partLength = 3

  /// Every path that the pattern matches has each of these.
  private static func keys(of pattern: IgnorePattern) -> [(trait: Trait, key: UInt64)] {
    var keys: [(trait: Trait, key: UInt64)] = []
    for segment in pattern.segments.dropLast() {
      if case .literal(let name) = segment { keys.append((.folder, key(.folder, name))) }
    }
    switch pattern.segments.last {
    case .literal(let name): keys.append((.name, key(.name, name)))
    case .suffix(let ending): if !ending.isEmpty { keys.append((.ending, endingKey(ending))) }
    case .glob(let glob): keys += self.keys(ofGlob: glob)
    case .any, nil: break
    }
    return keys
  }

  private static func endingKey(_ ending: [UInt8]) -> UInt64 {
    key(.ending, ending.reversed().prefix(maxEndingLength))
  }

  private static func keys(ofGlob glob: [UInt8]) -> [(trait: Trait, key: UInt64)] {
    var keys: [(trait: Trait, key: UInt64)] = []
    let runs = literalRuns(of: glob)
    for (number, run) in runs.enumerated() where !run.isEmpty {
      if number == 0 { keys.append((.beginning, key(.beginning, run))) }
      if number == runs.count - 1 { keys.append((.ending, endingKey(run))) }
      for start in 0...max(0, run.count - partLength) {
        keys.append((.part, key(.part, run[start...].prefix(partLength))))
      }
    }
    return keys
  }

  /// The bytes between what matches several; the first and the last are empty where it begins and ends so.
  private static func literalRuns(of glob: [UInt8]) -> [[UInt8]] {
    glob.withUnsafeBufferPointer { glob in
      var runs: [[UInt8]] = [[]]
      var index = 0
      while index < glob.count {
        let byte = glob[index]
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "?"):
          runs.append([])
          index += 1
        case UInt8(ascii: "["):
          runs.append([])
          // A class that nothing is in matches nothing, whatever comes after it.
          index =
            (1...UInt8.max).lazy.compactMap { matchOne(glob, at: index, $0) }.first ?? glob.count
        case UInt8(ascii: "\\"):
          if index + 1 < glob.count { runs[runs.count - 1].append(glob[index + 1]) }
          index += 2
        default:
          runs[runs.count - 1].append(byte)
          index += 1
        }
      }
      return runs
    }
  }

  private static func key(_ trait: Trait, _ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(start(trait), hash)
  }

  /// FNV-1a, from another start for each trait.
  private static func start(_ trait: Trait) -> UInt64 { hash(0xCBF2_9CE4_8422_2325, UInt8(trait.rawValue)) }
  private static func hash(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
