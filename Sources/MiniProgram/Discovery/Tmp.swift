import Diagnostics
package enum PathResolution: Sendable { case file(String), missing(String), unknowable }
extension ProgramSources { func resolveComponent(_ r: String, from p: String) -> PathResolution { .unknowable }
 package func resolve(_ r: String, from p: String) -> PathResolution { .unknowable } }
extension JSONDocument { package static func comments(in: SourceText) -> [ByteRange] { [] } }
