import CFiles
import Diagnostics
import SeededRandom
import SystemC
import Testing

@testable import Files

/// How another program saves a file.
private enum Save: CaseIterable {
  /// It moves a new file over it.
  case moved
  /// It opens the file and writes into it.
  case inPlace

  func write(_ text: String, to path: String) {
    let target = self == .moved ? path + "~" : path
    let stream = fopen(target, "w")!
    fputs(text, stream)
    fclose(stream)
    if self == .moved { rename(target, path) }
  }
}

/// What happens at each call of one kind, by its number from 1.
private final class Hooks: Sendable {
  private let counts = Lock<[String: Int]>([:])

  /// The number of this call.
  func next(_ name: String) -> Int {
    counts.withLock {
      $0[name, default: 0] += 1
      return $0[name]!
    }
  }
}

@Suite struct FileReplacerTests {
  private let folder = TemporaryFolder()
  private var page: String { folder.path + "/a.axml" }

  init() { folder.write("a.axml", "old\n") }

  private func replacement(_ path: String) -> Replacement {
    Replacement(
      path, SourceText(path: path, "new, by mpcheck\n"), if: .reads(SourceText(path: path, "old\n")))
  }

  private func replace(_ calls: ReplacementCalls = ReplacementCalls()) -> WriteError? {
    FileReplacer(calls).replace([replacement(page)])[0]
  }

  private func text(_ name: String = "a.axml") -> String? {
    (try? DiskFileSystem().read(folder.path + "/" + name)).map { $0.string(ByteRange(0, $0.count)) }
  }

  private var names: [String] { ((try? DiskFileSystem().entries(of: folder.path)) ?? []).map(\.name) }

  /// Calls that do something before and after each exchange, which gets its number. `isRefused` stands for a file system that
  /// exchanges nothing.
  private func exchanging(
    isRefused: Bool = false, before: @escaping @Sendable (Int) -> Void = { _ in },
    after: @escaping @Sendable (Int) -> Void = { _ in }
  ) -> ReplacementCalls {
    var calls = ReplacementCalls()
    let hooks = Hooks()
    let exchange = calls.exchange
    calls.exchange = { a, b in
      let number = hooks.next("exchange")
      before(number)
      let code = isRefused ? EINVAL : exchange(a, b)
      after(number)
      return code
    }
    return calls
  }

  // MARK: Nothing in between

  @Test(arguments: [0, EINVAL, ENOSYS, EPERM, ENOTSUP]) func replacesWhatIsAsItWas(refusal: Int32) {
    var calls = ReplacementCalls()
    if refusal != 0 { calls.exchange = { _, _ in refusal } }
    #expect(replace(calls) == nil)
    #expect(text() == "new, by mpcheck\n")
    #expect(names == ["a.axml"])
  }

  @Test func replacesThousandsInBatches() {
    let paths = (0..<700).map { folder.path + "/p\($0).axml" }
    for index in paths.indices { folder.write("p\(index).axml", index % 100 == 7 ? "saved\n" : "old\n") }
    let errors = FileReplacer().replace(paths.map(replacement))
    #expect(errors.indices.filter { errors[$0] != nil } == [7, 107, 207, 307, 407, 507, 607])
    #expect(Set(errors.compactMap { $0 }) == [.changed()])
    for index in paths.indices {
      #expect(text("p\(index).axml") == (index % 100 == 7 ? "saved\n" : "new, by mpcheck\n"))
    }
    #expect(names.count == 701)
  }

  /// Several threads make them.
  @Test func newFilesHaveTheUsualMode() {
    folder.write("usual", "")
    let paths = (0..<200).map { folder.path + "/n\($0).html" }
    let errors = FileReplacer().replace(
      paths.map { Replacement($0, SourceText(path: $0, "new\n"), if: .any) })
    #expect(errors.allSatisfy { $0 == nil })
    let modes = (paths + [folder.path + "/usual"]).map { path -> mode_t in
      var status = stat()
      return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
    }
    #expect(Set(modes).count == 1 && modes[0] != 0)
  }

  @Test func makesFoldersThatAreMissing() throws {
    let path = folder.path + "/a/b/c"
    try DiskFileSystem().makeFolder(path)
    try DiskFileSystem().makeFolder(path)
    #expect(DiskFileSystem().kind(of: path, followingLinks: false) == .folder)
    folder.write("file", "")
    #expect(throws: WriteError.failed(LocalizedText(en: "file exists", zh: "文件已存在"))) {
      try DiskFileSystem().makeFolder(folder.path + "/file/b")
    }
  }

  @Test func saysWhyAFileIsLeft() {
    #expect(FileReplacer().replace([replacement(folder.path + "/none.axml")]) == [.gone])
    symlink("a.axml", folder.path + "/link.axml")
    #expect(FileReplacer().replace([replacement(folder.path + "/link.axml")]) == [.changed()])
    folder.write("b.axml", "other\n")
    #expect(FileReplacer().replace([replacement(folder.path + "/b.axml")]) == [.changed()])
    let new = Replacement(page, SourceText(path: page, "new\n"), if: .isMissing)
    #expect(FileReplacer().replace([new]) == [.exists])
    #expect(text() == "old\n")
    #expect(names == ["a.axml", "b.axml", "link.axml"])
  }

  @Test func whatHasTheTextAlreadyIsNotWritten() {
    folder.write("a.axml", "new, by mpcheck\n")
    var calls = ReplacementCalls()
    calls.exchange = { _, _ in EIO }
    #expect(replace(calls) == nil)
  }

  @Test(arguments: ["exchange", "flush", "move"]) func anErrorLeavesTheFile(call: String) {
    var calls = ReplacementCalls()
    switch call {
    case "exchange": calls.exchange = { _, _ in EIO }
    case "flush": calls.flush = { _ in EIO }
    default:
      calls.exchange = { _, _ in EINVAL }
      calls.move = { _, _ in EIO }
    }
    #expect(replace(calls) == .failed(LocalizedText(en: "input/output error", zh: "输入输出错误")))
    #expect(text() == "old\n")
    #expect(names == ["a.axml"])
  }

  @Test func makesANewFileWhereThereIsNone() {
    let path = folder.path + "/new.json"
    for isRefused in [false, true] {
      var calls = ReplacementCalls()
      if isRefused { calls.moveToNew = { _, _ in EINVAL } }
      let replacement = Replacement(path, SourceText(path: path, "{}\n"), if: .isMissing)
      #expect(FileReplacer(calls).replace([replacement]) == [nil])
      #expect(FileReplacer(calls).replace([replacement]) == [.exists])
      #expect(text("new.json") == "{}\n")
      unlink(path)
    }
  }

  /// Somebody makes the file in the moment in which it is moved to its place.
  @Test(arguments: [false, true]) func leavesAFileThatComesIntoBeing(isRefused: Bool) {
    let path = folder.path + "/new.json"
    var calls = ReplacementCalls()
    let moveToNew = calls.moveToNew
    calls.moveToNew = { from, to in
      Save.inPlace.write("theirs\n", to: path)
      return isRefused ? EINVAL : moveToNew(from, to)
    }
    let replacement = Replacement(path, SourceText(path: path, "{}\n"), if: .isMissing)
    #expect(FileReplacer(calls).replace([replacement]) == [.exists])
    #expect(text("new.json") == "theirs\n")
    #expect(names == ["a.axml", "new.json"])
  }

  @Test func aNameMayBeAsLongAsNamesAre() {
    let name = String(repeating: "a", count: 250) + ".axml"
    folder.write(name, "old\n")
    #expect(FileReplacer().replace([replacement(folder.path + "/" + name)]) == [nil])
    #expect(text(name) == "new, by mpcheck\n")
  }

  // MARK: A save in between

  @Test(arguments: Save.allCases, [false, true])
  fileprivate func beforeTheComparison(save: Save, isRefused: Bool) {
    var calls = exchanging(isRefused: isRefused)
    let (flush, page) = (calls.flush, page)
    calls.flush = {
      save.write("theirs\n", to: page)
      return flush($0)
    }
    #expect(replace(calls) == .changed())
    #expect(text() == "theirs\n")
    #expect(names == ["a.axml"])
  }

  @Test(arguments: Save.allCases, [false, true])
  fileprivate func afterTheComparison(save: Save, isRefused: Bool) {
    let page = page
    let calls = exchanging(isRefused: isRefused, before: { if $0 == 1 { save.write("theirs\n", to: page) } })
    #expect(replace(calls) == .changed())
    #expect(text() == "theirs\n")
    #expect(names == ["a.axml"])
  }

  /// The save is not away until the end of the batch.
  @Test(arguments: Save.allCases) fileprivate func goesBackAtOnce(save: Save) {
    let (page, other) = (page, folder.path + "/b.axml")
    folder.write("b.axml", "old\n")
    var calls = exchanging(before: { if $0 == 1 { save.write("theirs\n", to: page) } })
    let exchange = calls.exchange
    let seen = Lock<SourceText?>(nil)
    calls.exchange = { a, b in
      if b == other { seen.withLock { $0 = try? DiskFileSystem().read(page) } }
      return exchange(a, b)
    }
    #expect(FileReplacer(calls).replace([replacement(page), replacement(other)]) == [.changed(), nil])
    #expect(seen.withLock { $0.map { $0.string(ByteRange(0, $0.count)) } } == "theirs\n")
  }

  /// A save of the same length in the same moment differs in its bytes alone.
  @Test func theBytesAreCompared() {
    let page = page
    let calls = exchanging(before: { number in
      var status = stat()
      guard number == 1, stat(page, &status) == 0 else { return }
      Save.inPlace.write("odd\n", to: page)
      #if canImport(Darwin)
        var times = [status.st_atimespec, status.st_mtimespec]
      #else
        var times = [status.st_atim, status.st_mtim]
      #endif
      utimensat(AT_FDCWD, page, &times, 0)
    })
    #expect(replace(calls) == .changed())
    #expect(text() == "odd\n")
  }

  /// Who saves after the exchange saves over the new text.
  @Test(arguments: Save.allCases) fileprivate func afterTheExchange(save: Save) {
    let page = page
    let calls = exchanging(after: { if $0 == 1 { save.write("theirs\n", to: page) } })
    #expect(replace(calls) == nil)
    #expect(text() == "theirs\n")
    #expect(names == ["a.axml"])
  }

  @Test(arguments: Save.allCases) fileprivate func afterTheMoveWhereNothingIsExchanged(save: Save) {
    let page = page
    var calls = exchanging(isRefused: true)
    let move = calls.move
    calls.move = { from, to in
      let code = move(from, to)
      save.write("theirs\n", to: page)
      return code
    }
    #expect(replace(calls) == nil)
    #expect(text() == "theirs\n")
    #expect(names == ["a.axml"])
  }

  /// What came out of the second exchange is a newer save: it goes back, and the earlier one is kept.
  @Test(arguments: Save.allCases, Save.allCases)
  fileprivate func whileTheFirstSaveGoesBack(first: Save, second: Save) throws {
    let page = page
    let calls = exchanging(before: { number in
      if number == 1 { first.write("theirs\n", to: page) }
      if number == 2 { second.write("theirs, later\n", to: page) }
    })
    guard case .changed(let kept?) = replace(calls) else {
      Issue.record("nothing is kept")
      return
    }
    #expect(text() == "theirs, later\n")
    #expect(text(kept) == "theirs\n")
    #expect(names == [kept, "a.axml"])
  }

  @Test(arguments: Save.allCases, Save.allCases)
  fileprivate func afterTheFirstSaveWentBack(first: Save, second: Save) {
    let page = page
    let calls = exchanging(
      before: { if $0 == 1 { first.write("theirs\n", to: page) } },
      after: { if $0 == 2 { second.write("theirs, later\n", to: page) } })
    #expect(replace(calls) == .changed())
    #expect(text() == "theirs, later\n")
    #expect(names == ["a.axml"])
  }

  /// The last two of those that are followed are there.
  @Test(arguments: Save.allCases) fileprivate func savesWithoutAnEnd(save: Save) {
    let page = page
    let calls = exchanging(before: { save.write("theirs \($0)\n", to: page) })
    guard case .changed(let kept?) = replace(calls) else {
      Issue.record("nothing is kept")
      return
    }
    #expect([text(), text(kept)].allSatisfy { $0?.hasPrefix("theirs ") == true })
    #expect([text(), text(kept)].contains("theirs 100\n"))
    #expect(names == [kept, "a.axml"])
  }

  @Test(arguments: Save.allCases) fileprivate func threeSaves(save: Save) {
    let page = page
    let calls = exchanging(before: { if $0 <= 3 { save.write("theirs \($0)\n", to: page) } })
    guard case .changed(let kept?) = replace(calls) else {
      Issue.record("nothing is kept")
      return
    }
    #expect(text() == "theirs 3\n")
    #expect(text(kept) == "theirs 2\n")
  }

  // MARK: A save into a file that was opened before

  /// Opened before the exchange, written when all of the batch are exchanged: what came out has changed, and goes back.
  /// Where the system says that a file is open for writing, it goes back at once.
  @Test(arguments: [false, true]) func intoTheFileThatCameOut(systemSaysWhatIsOpen: Bool) {
    let (page, other) = (page, folder.path + "/b.axml")
    folder.write("b.axml", "old\n")
    let editor = Lock<Int32>(-1)
    var calls = exchanging(before: { number in
      editor.withLock { if number == 1 { $0 = open(page, O_WRONLY | O_CLOEXEC) } }
    })
    if !systemSaysWhatIsOpen { calls.isOpenForWriting = { _ in false } }
    // The last exchange of the batch, or the second of this file.
    let exchange = calls.exchange
    calls.exchange = { a, b in
      let code = exchange(a, b)
      if b == other { editor.withLock { _ = write($0, "theirs\n", 7) } }
      return code
    }
    let errors = FileReplacer(calls).replace([replacement(page), replacement(other)])
    editor.withLock { _ = close($0) }
    #expect(errors == [.changed(), nil])
    #expect(text() == "theirs\n")
    #expect(text("b.axml") == "new, by mpcheck\n")
    #expect(names == ["a.axml", "b.axml"])
  }

  /// Written into when a file over it was saved, too: both are kept.
  @Test func intoTheFileThatCameOutWhileAnotherIsMovedOverTheNewOne() {
    let page = page
    let editor = Lock<Int32>(-1)
    var calls = exchanging(
      before: { number in editor.withLock { if number == 1 { $0 = open(page, O_WRONLY | O_CLOEXEC) } } },
      after: { number in if number == 1 { Save.moved.write("a third program's\n", to: page) } })
    calls.isOpenForWriting = { _ in false }
    let isOpen = calls.isOpenForWriting
    let looks = Hooks()
    // Stage, comparison, look, last look.
    calls.isOpenForWriting = { descriptor in
      if looks.next("look") == 4 { editor.withLock { _ = write($0, "theirs\n", 7) } }
      return isOpen(descriptor)
    }
    guard case .changed(let kept?) = replace(calls) else {
      Issue.record("nothing is kept")
      return
    }
    editor.withLock { _ = close($0) }
    #expect(Set([text(), text(kept)]) == ["theirs\n", "a third program's\n"])
  }

  #if os(Linux)
    @Test func whatIsOpenForWritingIsLeft() {
      let editor = open(page, O_WRONLY | O_CLOEXEC)
      let error = replace()
      write(editor, "theirs\n", 7)
      close(editor)
      #expect(error == .openElsewhere)
      #expect(text() == "theirs\n")
      #expect(names == ["a.axml"])
    }

    /// As it is while another program saves it in place, or while a process is started beside one that wrote it.
    @Test func whatIsOpenForAMomentIsReplaced() {
      let hooks = Hooks()
      var calls = ReplacementCalls()
      let isOpen = calls.isOpenForWriting
      calls.isOpenForWriting = { hooks.next("open") <= 3 || isOpen($0) }
      #expect(replace(calls) == nil)
      #expect(text() == "new, by mpcheck\n")
    }

    /// Written when what came out was to be removed.
    @Test func whatIsOpenForWritingIsNotRemoved() {
      let page = page
      let editor = Lock<Int32>(-1)
      var calls = exchanging(before: { number in
        editor.withLock { if number == 1 { $0 = open(page, O_WRONLY | O_CLOEXEC) } }
      })
      let remove = calls.remove
      calls.remove = { path in
        editor.withLock { _ = write($0, "theirs\n", 7) }
        return remove(path)
      }
      #expect(replace(calls) == .changed())
      editor.withLock { _ = close($0) }
      #expect(text() == "theirs\n")
      #expect(names == ["a.axml"])
    }
  #endif

  // MARK: The race itself

  /// Another thread saves each file once, at any time.
  @Test(arguments: Save.allCases) fileprivate func noSaveIsLost(save: Save) async {
    await race(save, FileReplacer())
  }

  /// The same where nothing is exchanged, but for the gap that then remains: between the comparison and the move nobody saves.
  @Test(arguments: Save.allCases) fileprivate func noSaveIsLostBesideTheGap(save: Save) async {
    let gap = Gap()
    var calls = ReplacementCalls()
    calls.exchange = { _, _ in
      gap.enter()
      return EINVAL
    }
    let (move, remove) = (calls.move, calls.remove)
    calls.move = { from, to in
      defer { gap.leave() }
      return move(from, to)
    }
    // A page that was saved after it was read.
    calls.remove = { path in
      defer { gap.leave() }
      return remove(path)
    }
    await race(save, FileReplacer(calls), gap)
  }

  /// Runs the race again and again; a sample is an eighth of the runs.
  private func race(_ save: Save, _ replacer: FileReplacer, _ gap: Gap? = nil) async {
    let paths = (0..<4).map { folder.path + "/r\($0).axml" }
    for run in Sampling.some(of: Array(0..<200), oneIn: 8) {
      for index in paths.indices { folder.write("r\(index).axml", "old\n") }
      let saving = Task.detached {
        for (index, path) in paths.enumerated() {
          usleep(UInt32((run * 37 + index * 101) % 600))
          gap?.wait()
          save.write("theirs \(run)\n", to: path)
          gap?.saved()
        }
      }
      _ = replacer.replace(paths.map(replacement))
      await saving.value
      let others = Set(names.filter { $0.hasPrefix(".") }.map { text($0) })
      for index in paths.indices {
        let isThere = text("r\(index).axml") == "theirs \(run)\n" || others.contains("theirs \(run)\n")
        #expect(isThere, "run \(run)")
      }
    }
  }
}

/// A time in which nobody saves.
private final class Gap: Sendable {
  private struct State {
    var isOpen = false
    var isSaving = false
  }

  private let state = Lock(State())

  private func until(_ change: (inout State) -> Bool) {
    while !state.withLock({ change(&$0) }) { usleep(10) }
  }

  func enter() {
    until { state in
      if state.isSaving { return false }
      state.isOpen = true
      return true
    }
  }

  func leave() { state.withLock { $0.isOpen = false } }

  func wait() {
    until { state in
      if state.isOpen { return false }
      state.isSaving = true
      return true
    }
  }

  func saved() { state.withLock { $0.isSaving = false } }
}
