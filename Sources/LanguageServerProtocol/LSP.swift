/// The messages of the Language Server Protocol, version 3.17, as far as this server speaks it, under the names of the
/// specification: https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification
///
/// By hand, because no well-kept Swift package has these types and builds on Linux with this version of Swift.
package enum LSP {}
