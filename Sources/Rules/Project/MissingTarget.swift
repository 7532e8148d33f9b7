import Diagnostics
import Linting
import Markup
import MiniProgram

extension ProjectContext {
  /// Reports a path that leads to no file, with the one that is right from another folder. Where it cannot be known whether
  /// there is a file, only such a path is reported.
  ///
  /// - Parameter message: What is said of a path and of the one that is meant.
  func reportMissing(
    _ written: String, at place: Place, as kind: ReferenceKind, in dialect: Dialect? = nil,
    _ message: (_ written: String, _ near: String?) -> Message
  ) {
    let sources = project.sources
    let paths = NearestPaths(sources)
    let meant: RelocatedPath?
    switch sources.resolver.resolve(written, from: place.path, as: kind, in: dialect) {
    case .file: return
    case .missing: meant = paths.relocated(written, in: place.path, as: kind, dialect)
    case .unknowable(let reason):
      meant = paths.relocated(written, in: place.path, as: kind, dialect, reason)
      if meant?.path == nil { return }
    }
    report(place, message(written, meant?.path), fix: meant?.fix(at: place))
  }
}

/// What to do about a path for which none is near.
let addOrCorrect = LocalizedText(en: "add the file, or correct the path", zh: "添加该文件，或更正路径")
