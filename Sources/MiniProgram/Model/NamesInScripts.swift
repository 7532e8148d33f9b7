import Script

/// Which names the modules spell that a script imports: whether a page can have a method that its script does not show,
/// because a module spells its name or may make it without spelling it.
package struct NamesInScripts {
  private let modules: [ModuleGraph.Module]
  /// The places of the scripts among the modules.
  private var roots: [String: Int] = [:]
  /// For each module the number of its component; components come after the ones that they lead to.
  private var componentOf: [Int] = []
  private var components: [[Int]] = []
  /// By component, the secrets of all modules that are reachable from it.
  private var secrets: [ModuleGraph.Secrets] = []

  /// `scripts` are the absolute paths of scripts.
  package init(from scripts: Set<String>, in sources: ProgramSources) {
    let paths = scripts.sorted()
    let (modules, places) = sources.modules.modules(from: paths, sources)
    self.modules = modules
    for (path, place) in zip(paths, places) { roots[path] = place }
    components = connectedComponents(of: modules.map(\.targets))
    componentOf = Array(repeating: 0, count: modules.count)
    secrets = Array(repeating: [], count: components.count)
    for (number, component) in components.enumerated() {
      for module in component { componentOf[module] = number }
      for module in component {
        secrets[number].formUnion(modules[module].secrets)
        for target in modules[module].targets { secrets[number].formUnion(secrets[componentOf[target]]) }
      }
    }
  }

  /// A word and the script that may spell it.
  package struct Word {
    package let script: String
    let word: String
    let isGivenToApp: Bool

    /// `script` is the absolute path of a script. A word that begins with `#` is the id of an element: it is spelled where
    /// a string is that id, or ends with it after a `#`. `isGivenToApp` says whether the script may give its page to the app.
    package init(_ word: String, script: String, isGivenToApp: Bool = true) {
      (self.script, self.word, self.isGivenToApp) = (script, word, isGivenToApp)
    }
  }

  /// One question: may the script's page have a method with the name?
  package struct Question: Sendable {
    package let script: String
    package let name: String
    let others: HandlerSet.Others
    let isGivenToApp: Bool

    /// `others` are the methods beside the ones that the script at `script` shows; not `unknown`. `isGivenToApp` says whether the
    /// script may give its page to the app.
    package init(_ name: String, script: String, others: HandlerSet.Others, isGivenToApp: Bool = true) {
      (self.script, self.name, self.others) = (script, name, others)
      self.isGivenToApp = isGivenToApp
    }
  }

  /// How many names are looked for at once: eight bytes of memory for each module and 64 names.
  private static let nameLimit = 2048

  /// For each of the questions, whether the name is excluded: no module that is reachable from the script spells it, or
  /// may make it without spelling it. A page without other methods gets them only from a module that takes it from the
  /// stack of pages, as calendars do that are no components.
  package func excludes(_ questions: [Question]) -> [Bool] {
    let spelled = spells(questions.map { Word($0.name, script: $0.script) })
    let isGiven = stacksGive(
      questions.indices.filter { questions[$0].others == .none && spelled[$0] }, questions)
    var takers = Takers()
    return questions.enumerated().map { index, question in
      if question.others == .none { return !isGiven.contains(index) }
      return !spelled[index] && isDecided(question, &takers)
    }
  }

  /// Which of the questions ask for a method that a module may give to a page of the stack of pages: beside the script of the
  /// page, one takes pages from there, and spells the name itself or by what it imports.
  private func stacksGive(_ indices: [Int], _ questions: [Question]) -> Set<Int> {
    if indices.isEmpty { return [] }
    let stack = ModuleFacts.hash(of: "getCurrentPages")
    let takers = Set(modules.indices.filter { modules[$0].facts.words.contains(stack) })
    if takers.isEmpty { return [] }
    var takersOf: [Int: [Int]] = [:]
    var asked: [(question: Int, module: Int)] = []
    var given: Set<Int> = []
    var left = NamesInScripts.maxSteps
    for index in indices {
      guard let root = roots[questions[index].script], left > 0 else {
        given.insert(index)
        continue
      }
      let found =
        takersOf[root]
        ?? {
          let reachable = reached(from: [root]) { modules[$0].targets }
          left -= reachable.count
          return reachable.filter { $0 != root && takers.contains($0) }.sorted()
        }()
      takersOf[root] = found
      left -= found.count
      asked += found.map { (index, $0) }
    }
    let answers = spells(asked.map { ($0.module, ModuleFacts.hash(of: questions[$0.question].name)) })
    for (question, isSpelled) in zip(asked.map(\.question), answers) where isSpelled {
      given.insert(question)
    }
    return given
  }

  /// So many modules are looked at for takers of pages; then any may give a page a method.
  private static let maxSteps = 1 << 20

  /// For each of the words, whether a page that gives itself away may get data with that name from a module that is reachable
  /// from its script.
  package func mayGiveData(_ words: [Word]) -> [Bool] {
    var takers = Takers()
    return zip(words, spells(words)).map { word, isSpelled in
      guard !isSpelled, let root = roots[word.script] else { return true }
      let secrets = secrets(from: root, isGivenToApp: word.isGivenToApp, &takers)
      return !secrets.isDisjoint(with: [.modules, .data])
    }
  }

  /// Whether the modules that are reachable from the script of a page with other methods spell all names of these.
  private func isDecided(_ question: Question, _ takers: inout Takers) -> Bool {
    guard let root = roots[question.script] else { return false }
    let isGivenToApp = question.isGivenToApp || question.others == .made
    let secrets = secrets(from: root, isGivenToApp: isGivenToApp, &takers)
    // A page that gives itself to others gets methods from whatever takes it, under names that are written out there.
    return !secrets.contains(.modules) && (question.others != .made || !secrets.contains(.names))
  }

  /// The secrets of the modules that may get a page without the app, by the module of its script.
  private struct Takers {
    var secrets: [Int: ModuleGraph.Secrets] = [:]
    var left = NamesInScripts.maxSteps
  }

  /// The secrets of the modules that may get the page of a script: of all that are reachable, but where it is not given to the
  /// app, of the app only if another module may give it to that.
  private func secrets(from root: Int, isGivenToApp: Bool, _ takers: inout Takers) -> ModuleGraph.Secrets {
    let all = secrets[componentOf[root]]
    if isGivenToApp || all.isEmpty || modules[root].app == nil || takers.left <= 0 { return all }
    if let known = takers.secrets[root] { return known }
    let found = reached(from: [root]) { index in
      let module = modules[index]
      return index != root && module.facts.givesToApp ? module.targets : module.imports
    }
    takers.left -= found.count
    let some = found.reduce(into: ModuleGraph.Secrets()) { $0.formUnion(modules[$1].secrets) }
    takers.secrets[root] = some
    return some
  }

  /// For each of the words, whether a module that is reachable from its script spells it.
  package func spells(_ questions: [Word]) -> [Bool] {
    spells(questions.map { (roots[$0.script], ModuleFacts.hash(of: $0.word)) })
  }

  /// The same for words by their hashes, and modules; nil is one that cannot be read, and spells nothing.
  private func spells(_ questions: [(module: Int?, hash: UInt64)]) -> [Bool] {
    var answers = Array(repeating: false, count: questions.count)
    var numbers = HashIndex()
    var waiting: [(question: Int, number: Int)] = []
    func answer() {
      let spelled = spelledNames(numbers)
      for (question, number) in waiting {
        let component = componentOf[questions[question].module!]
        answers[question] = spelled[component * words(for: numbers.count) + number / 64].isSet(number % 64)
      }
      numbers = HashIndex()
      waiting = []
    }
    for (index, question) in questions.enumerated() where question.module != nil {
      let hash = question.hash
      if numbers[hash] == nil, numbers.count == NamesInScripts.nameLimit { answer() }
      let number = numbers[hash] ?? numbers.count
      numbers.set(number, for: hash)
      waiting.append((index, number))
    }
    answer()
    return answers
  }

  private func words(for count: Int) -> Int { (count + 63) / 64 }

  /// A bit for each component and name.
  private func spelledNames(_ numbers: HashIndex) -> [UInt64] {
    let words = words(for: numbers.count)
    var spelled = [UInt64](repeating: 0, count: components.count * words)
    if numbers.count == 0 { return spelled }
    for (number, component) in components.enumerated() {
      for module in component {
        for hash in modules[module].facts.words {
          if let name = numbers[hash] { spelled[number * words + name / 64] |= 1 << UInt64(name % 64) }
        }
        for target in modules[module].targets where componentOf[target] != number {
          for word in 0..<words {
            spelled[number * words + word] |= spelled[componentOf[target] * words + word]
          }
        }
      }
    }
    return spelled
  }
}

extension UInt64 {
  fileprivate func isSet(_ bit: Int) -> Bool { self >> UInt64(bit) & 1 != 0 }
}
