import Diagnostics

/// The findings of checks of native source, sorted by the side on which they are shown.
///
/// A finding about both sides is where its rule places it. Where findings in native source were not requested, it moves to
/// the page: `mpcheck lint pages --host ios` reports an event that `ios` sends and no page binds.
struct HostFindings {
  private(set) var inNativeSource: FindingList
  private(set) var inPrograms: FindingList

  /// `isReported` says whether findings in the file of a program are wanted.
  init(_ findings: FindingList, _ host: HostRequest, isReported: (String) -> Bool) {
    inNativeSource = FindingList(limit: host.dispatch.findingLimit)
    inPrograms = inNativeSource
    let native = Set(host.sources.paths).union(host.facts.readResources)
    let declared = Set(host.sources.contractPaths)
    let rules = host.dispatch.rules
    func category(of id: String) -> String? { rules.first { $0.id == id }?.category.rawValue }
    let hidden = Dictionary(
      host.sources.suppressions.map { ($0.path, SuppressionIndex($0.suppressions, category: category)) },
      uniquingKeysWith: { first, _ in first })
    for finding in findings.kept {
      if !native.contains(finding.path), !declared.contains(finding.path) {
        inPrograms.append(finding)
      } else if native.contains(finding.path), host.isRequested(finding.path) {
        inNativeSource.append(finding)
      } else {
        let rule = rules[finding.rule]
        if rule.category.needsGivenPath { continue }
        let comment = hidden[finding.path]?.first(
          hiding: rule.id, of: rule.category.rawValue, at: finding.range.start)
        if comment != nil { continue }
        for moved in HostFindings.relocated(finding, isReported: isReported) { inPrograms.append(moved) }
      }
    }
    inNativeSource.add(others: findings.others.filter { native.contains($0.path) })
    inPrograms.add(others: findings.others.filter { !native.contains($0.path) })
    inNativeSource.trim()
    inPrograms.trim()
  }

  /// The finding at its first related place in each file of a program, with its own place related.
  private static func relocated(_ finding: Finding, isReported: (String) -> Bool) -> [Finding] {
    var seen: Set<String> = []
    return finding.related.filter { isReported($0.place.path) && seen.insert($0.place.path).inserted }
      .map { related in
        var relocated = finding
        relocated.path = related.place.path
        relocated.range = related.place.range
        relocated.fix = nil
        let own = RelatedPlace(
          en: "the native side", zh: "原生端", at: Place(path: finding.path, range: finding.range))
        relocated.related = [own] + finding.related.filter { $0 != related }
        return relocated
      }
  }
}
