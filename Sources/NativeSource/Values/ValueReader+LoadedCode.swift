import Diagnostics

/// Hosts that load code which is not in the sources: plug-ins may call what headers declare.
extension ValueReader {
  /// What gives the classes of a bundle that is loaded, or the functions of a library.
  private static let loaders = ["principalClass", "loadAndReturnError", "dlopen"]

  /// Whether a method of Objective-C may be called by code that is loaded at run time.
  func isCalledByLoadedCode(
    _ function: SourceOutline.Function, _ file: Int, _ unit: SourceIndex.Unit
  ) -> Bool {
    guard unit.tokens.language == .objectiveC, loadsCode,
      let scope = unit.outline.enclosingType(function.nameToken), let type = unit.outline.type(scope)
    else { return false }
    let hash = identifierHash(function.name.utf8)
    return index.files.contains { facts in
      facts.path.hasSuffix(".h")
        && facts.classes.contains { part in
          part.name == type.name
            && part.methods.contains { $0.nameHash == hash && $0.bodyRange == nil && !$0.isProperty }
        }
    }
  }

  private var loadsCode: Bool {
    if let known = uses.loadsCode { return known }
    let found = ValueReader.loaders.contains { !(files(using: $0) ?? []).isEmpty }
    uses.loadsCode = found
    return found
  }
}
