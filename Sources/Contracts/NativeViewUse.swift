import Containers
import Files
import MiniProgram

/// What the pages of programs use of one type.
package struct NativeViewUse {
  struct Names {
    var names: Set<String> = []
    var isIncomplete = false

    var tree: JSONTree { .names(names, isIncomplete: isIncomplete) }
  }

  var ids = Names()
  var params = Names()
  var events = Names()
  /// What page scripts post.
  var messages = Names()

  var tree: JSONTree {
    .object([
      (ContractKey.ids, ids.tree), (ContractKey.params, params.tree), (ContractKey.events, events.tree),
      (ContractKey.messages, messages.tree),
    ])
  }

  /// The uses by type, of views that a system shows.
  package static func byType(in projects: [Project], of system: Container.System) -> [String: NativeViewUse] {
    var uses: [String: NativeViewUse] = [:]
    for project in projects {
      let views = project.files.flatMap { $0.facts.nativeViews.filter { $0.tag == system.tag } }
      // Where a tag's type is chosen at run time, it may be any type.
      let isIncomplete = views.contains { $0.type == nil }
      var types: Set<String> = []
      var typesOfID: [String: Set<String>] = [:]
      for view in views {
        guard let type = view.type else { continue }
        types.insert(type)
        // What the tag itself reads is not a parameter of its view.
        let parameters = view.parameters.map(\.name).filter { $0 != TCMPP.layerAttribute }
        uses[type, default: NativeViewUse()].params.names.formUnion(parameters)
        uses[type]!.events.names.formUnion(view.events.map(\.name))
        if let id = view.id {
          uses[type]!.ids.names.insert(id)
          typesOfID[id, default: []].insert(type)
        } else if view.hasDynamicID {
          uses[type]!.ids.isIncomplete = true
        }
      }
      // What scripts send by other means than messages is not read.
      if system != .mPaaS {
        for type in types { uses[type]!.messages.isIncomplete = true }
      }
      var texts = GivenTexts(project)
      for unit in project.files.map(\.unit) where system == .mPaaS {
        guard let script = unit.script, let path = unit.scriptPath else { continue }
        for message in script.messages {
          let id = message.context.flatMap { script.contextCalls[$0].givenID }.flatMap {
            texts.text($0, in: path)
          }
          let actions = message.actionTypes.map { texts.text($0, in: path) }
          let isIncomplete = id == nil || actions.isEmpty || actions.contains(nil) || message.isIncomplete
          // Without a known id it may go to any view.
          for type in id.map({ typesOfID[$0] ?? [] }) ?? types {
            if id != nil { uses[type]!.messages.names.formUnion(actions.compactMap { $0 }) }
            if isIncomplete { uses[type]!.messages.isIncomplete = true }
          }
        }
      }
      if isIncomplete {
        for type in types {
          uses[type]!.ids.isIncomplete = true
          uses[type]!.params.isIncomplete = true
          uses[type]!.events.isIncomplete = true
          uses[type]!.messages.isIncomplete = true
        }
      }
    }
    return uses
  }
}
