import Diagnostics
import Files
import Testing

@testable import Formatting

@Suite struct EditorConfigTests {
}
