import Diagnostics

extension Project {
  /// How often something is rendered in the whole program.
  package enum RenderCount: Sendable {
    /// At most once, or nothing is known.
    case atMostOnce
    /// More than once, and what shows it: "in a loop here", "used here too".
    case repeated(RelatedPlace)
  }

  /// How often an element of `file` at `placement` is rendered.
  package func renderCount(of placement: Placement, in file: Int) -> RenderCount {
    if let loop = placement.loop {
      return .repeated(RelatedPlace("repeated by this loop", at: files[file].place(loop)))
    }
    if let template = placement.template { return templateRenderCount(template, file) }
    return fileRenderCount(file)
  }

  /// How often the content of a file outside of its templates is rendered.
  private func fileRenderCount(_ file: Int) -> RenderCount {
    guard files[file].unit.kind != .page || !usages[file].includers.isEmpty else { return .atMostOnce }
    var sites = usages[file].includers.map { ($0, "included here") }
    if files[file].unit.kind == .component { sites += usages[file].componentUsers.map { ($0, "used here") } }
    return renderCount(of: sites, entered: [file], isPage: files[file].unit.kind == .page)
  }

  /// How often a template of `file` is rendered: by the files that import it, and by its own.
  private func templateRenderCount(_ name: String, _ file: Int) -> RenderCount {
    var sites: [(UseSite, String)] = []
    for user in Set([file] + usages[file].importers.map(\.file)).sorted() {
      for use in files[user].facts.templateUses where use.name == name {
        sites.append((UseSite(file: user, range: use.range, placement: use.placement), "used here"))
      }
    }
    return renderCount(of: sites, entered: [], isPage: false)
  }

  /// How often what stands behind `sites` is rendered. `entered` are the files on the way, so that components
  /// that use themselves end.
  private func renderCount(of sites: [(site: UseSite, words: String)], entered: Set<Int>, isPage: Bool)
    -> RenderCount
  {
    let sites = sites.filter { !entered.contains($0.site.file) }
    for (site, words) in sites {
      if let loop = site.placement.loop {
        return .repeated(RelatedPlace("\(words), in a loop", at: files[site.file].place(loop)))
      }
    }
    let isRenderedOnItsOwn = isPage
    for (index, (site, words)) in sites.enumerated() {
      let hasCompany =
        isRenderedOnItsOwn
        || sites[..<index].contains { other in
          other.site.file != site.file || !other.site.placement.excludes(site.placement)
        }
      if hasCompany { return .repeated(RelatedPlace("\(words) too", at: files[site.file].place(site.range))) }
    }
    // At most one use is left: it may stand in something that is itself rendered more than once.
    guard let (site, _) = sites.first, files[site.file].unit.kind != .page || site.placement.template != nil
    else {
      return .atMostOnce
    }
    if entered.count > 32 { return .atMostOnce }
    if site.placement.template != nil { return .atMostOnce }
    var outer = usages[site.file].includers.map { ($0, "included here") }
    if files[site.file].unit.kind == .component {
      outer += usages[site.file].componentUsers.map { ($0, "used here") }
    }
    return renderCount(of: outer, entered: entered.union([site.file]), isPage: false)
  }
}
