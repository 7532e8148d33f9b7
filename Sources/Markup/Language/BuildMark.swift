/// Attributes that a build writes on tags for its own runtime: what they say is none of the page's author.
package enum BuildMark {
  /// The event by which the runtime of uni-app connects a component to its parent.
  static let event = "__l"

  /// Those of the uni-app compiler, for Vue 3 and for Vue 2.
  ///
  /// Source: dcloudio/uni-app, packages/uni-mp-compiler/src/transforms/utils.ts and vite/utils of uni-cli-shared.
  private static let names: Set<String> = [
    "bind:__l", "onVI", "u-i", "u-p", "u-r", "u-r-i-f", "u-s", "u-t", "vue-id", "vue-slots",
  ]

  package static func isMark(_ attribute: String) -> Bool { names.contains(attribute) }
}
