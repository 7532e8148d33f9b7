import Diagnostics
import SystemC

/// Puts new texts in the places of files, so that each name has the old text or the new one whatever ends this process, and no
/// save of another program is lost.
///
/// Many files at a time: the new texts are written beside the old ones and flushed to the disk, on several threads, because a
/// flush waits for the disk. Then each old file is compared with what was read, exchanged with the new one, and looked at
/// again: if another program saved in between, that is exchanged back. Who saves in place may have opened the file before it
/// was exchanged; so what came out is looked at once more, when all are exchanged, before it is removed. Nothing is removed
/// but what was read and what was written here.
///
/// Where the system does not exchange files (NFS, 9p, some FUSE, old kernels, some sandboxes), the new one is moved over the old
/// one right after the comparison: a save in between is lost.
package struct FileReplacer: Sendable {
  private let calls: ReplacementCalls
  /// How many files are exchanged before what came out is removed.
  private static let batchSize = 256
  /// Threads that wait for the disk: the system brings their flushes together. `syncfs`, one call for a batch, takes half of the
  /// time on an idle disk, but waits for what other programs write to it, too.
  private static let threadCount = 16
  /// The permissions that new files of this process do not get. The system says them only when they are changed, for all
  /// threads, so they are asked for once: of two threads that do so at a time one would see what the other one sets.
  private static let creationMask: mode_t = {
    let mask = umask(0)
    umask(mask)
    return mask
  }()
  /// How many saves of other programs are followed while one file is put back.
  private static let maxSaves = 100

  package init(_ calls: ReplacementCalls = ReplacementCalls()) { self.calls = calls }

  /// Returns for each replacement why it was not made; nil when it was, or when the file has that text already. They are of
  /// different files.
  package func replace(_ replacements: [Replacement]) -> [WriteError?] {
    var errors: [WriteError?] = []
    while errors.count < replacements.count {
      let batch = replacements[errors.count..<min(replacements.count, errors.count + FileReplacer.batchSize)]
      errors += replaceBatch(Array(batch))
    }
    return errors
  }

  /// A new text, written beside the file whose place it is to take.
  private struct Staged: Sendable {
    let path: String
    let temporary: String
    let condition: Replacement.Condition
    /// What was read; nil where that does not matter.
    let old: FileContent?
    let new: FileContent
  }

  private enum Step: Sendable {
    case failed(WriteError)
    case done
    case staged(Staged)
    /// What was in its place has its temporary name.
    case exchanged(Staged)
  }

  private func replaceBatch(_ batch: [Replacement]) -> [WriteError?] {
    let signals = HeldSignals()
    defer { signals.release() }
    let staged = inParallel(count: batch.count, jobs: FileReplacer.threadCount, batch: 1) { index in
      step { () throws(WriteError) in
        if signals.isWaiting { throw .interrupted }
        return try stage(batch[index]).map(Step.staged) ?? .done
      }
    }
    let exchanged = staged.map { before in
      guard case .staged(let staged) = before else { return before }
      return step { () throws(WriteError) in
        if signals.isWaiting {
          _ = calls.remove(staged.temporary)
          throw .interrupted
        }
        return try put(staged)
      }
    }
    return inParallel(count: batch.count, jobs: FileReplacer.threadCount, batch: 1) { index in
      switch exchanged[index] {
      case .failed(let error): error
      case .exchanged(let staged): removeOld(of: staged)
      case .done, .staged: nil
      }
    }
  }

  private func step(_ work: () throws(WriteError) -> Step) -> Step {
    do throws(WriteError) {
      return try work()
    } catch {
      return .failed(error)
    }
  }

  // MARK: Beside the file

  /// Writes the new text beside the file. Returns nil when the file has it already.
  private func stage(_ replacement: Replacement) throws(WriteError) -> Staged? {
    let file = try opened(replacement)
    defer { file?.end() }
    var old: FileContent?
    if let file {
      if case .reads(let text) = replacement.condition {
        let content = file.content(limit: max(text.count, replacement.text.count))
        if let content, content.has(replacement.text) { return nil }
        guard let content, content.has(text) else { throw .changed() }
        old = content
        if staysOpenForWriting(file.descriptor) { throw .openElsewhere }
      }
      if file.state.lasting.linkCount > 1 { throw .hardLinks(file.state.lasting.linkCount) }
    }
    guard let temporary = TemporaryFile(beside: replacement.path) else {
      // Without its folder, the system's words say it all.
      if errno == ENOENT { throw WriteError(errno: errno) }
      let message = systemMessage(errno)
      throw .failed(
        .init(en: "no file can be made beside it: \(message.english)", zh: "无法在旁边新建文件：\(message.chinese)"))
    }
    defer { temporary.end() }
    do throws(WriteError) {
      let code = temporary.write(replacement.text)
      if code != 0 { throw WriteError(errno: code) }
      // Writing takes some permissions away.
      if let file {
        try FileAttributes.copy(from: file.descriptor, file.state, to: temporary.descriptor)
      } else {
        fchmod(temporary.descriptor, 0o666 & ~FileReplacer.creationMask)
      }
      let flushed = calls.flush(temporary.descriptor)
      if flushed != 0 { throw WriteError(errno: flushed) }
      guard let state = FileState(of: temporary.descriptor) else { throw WriteError(errno: errno) }
      return Staged(
        path: replacement.path, temporary: temporary.path, condition: replacement.condition, old: old,
        new: FileContent(state: state, text: replacement.text))
    } catch {
      _ = calls.remove(temporary.path)
      throw error
    }
  }

  /// Whether a file is open for writing for longer than a moment. For a moment it is while somebody saves it in place, and
  /// while a process is started, which has all open files of the one that starts it until it runs.
  private func staysOpenForWriting(_ descriptor: Int32) -> Bool {
    for _ in 0..<200 {
      if !calls.isOpenForWriting(descriptor) { return false }
      usleep(1000)
    }
    return true
  }

  /// The file that is to be replaced; nil where there may be none and is none.
  private func opened(_ replacement: Replacement) throws(WriteError) -> OpenFile? {
    if let file = OpenFile(replacement.path) {
      if case .isMissing = replacement.condition {
        file.end()
        throw .exists
      }
      return file
    }
    let code = errno
    switch replacement.condition {
    case .reads where code == ENOENT || code == ENOTDIR: throw .gone
    // It is a link or a folder now.
    case .reads where code == ELOOP || code == EINVAL: throw .changed()
    case .isMissing where code == ENOENT, .any where code == ENOENT || code == ELOOP: return nil
    case .isMissing where code == ELOOP || code == EINVAL: throw .exists
    default: throw WriteError(errno: code)
    }
  }

  // MARK: In the place of the file

  private func put(_ staged: Staged) throws(WriteError) -> Step {
    switch staged.condition {
    case .any: try move(staged, calls.move)
    case .isMissing:
      do throws(WriteError) {
        try move(staged, calls.moveToNew)
      } catch {
        if error == WriteError(errno: EEXIST) { throw .exists }
        throw error
      }
    case .reads:
      if let old = staged.old, try exchange(staged, for: old) { return .exchanged(staged) }
    }
    return .done
  }

  /// Moves the new file to its place, and removes it where that fails.
  private func move(_ staged: Staged, _ move: ReplacementCalls.OfTwoNames) throws(WriteError) {
    var code = move(staged.temporary, staged.path)
    if ReplacementCalls.isRefusal(code), case .isMissing = staged.condition {
      let isThere = DiskFileSystem().kind(of: staged.path, followingLinks: false) != nil
      code = isThere ? EEXIST : calls.move(staged.temporary, staged.path)
    }
    if code == 0 { return }
    _ = calls.remove(staged.temporary)
    throw WriteError(errno: code)
  }

  /// Returns whether what was in its place has the temporary name; if not, it is gone.
  private func exchange(_ staged: Staged, for old: FileContent) throws(WriteError) -> Bool {
    try compare(staged, with: old)
    let code = calls.exchange(staged.temporary, staged.path)
    if code == 0 {
      if cameOut(old, as: staged.temporary) { return true }
      throw putBack(staged)
    }
    if ReplacementCalls.isRefusal(code) {
      try compare(staged, with: old)
      try move(staged, calls.move)
      return false
    }
    _ = calls.remove(staged.temporary)
    throw code == ENOENT ? WriteError.gone : WriteError(errno: code)
  }

  /// Removes the new file and throws where the old one is not what was read.
  private func compare(_ staged: Staged, with old: FileContent) throws(WriteError) {
    if let now = closed(staged.path, like: old), now.state == old.state, now.has(old.text) { return }
    _ = calls.remove(staged.temporary)
    throw .changed()
  }

  /// Whether what came out of an exchange is what was read.
  private func cameOut(_ old: FileContent, as temporary: String) -> Bool {
    guard let now = closed(temporary, like: old) else { return false }
    return now.state.lasting == old.state.lasting && now.has(old.text)
  }

  /// What is at `path`, if it is not longer and nobody can write to it without opening it first: then nothing is lost when it is
  /// removed.
  private func closed(_ path: String, like content: FileContent) -> FileContent? {
    FileContent(at: path, limit: content.text.count, unlessOpen: staysOpenForWriting)
  }

  /// Looks once more at what was in its place, and removes it. Returns why it went back.
  private func removeOld(of staged: Staged) -> WriteError? {
    guard let old = staged.old, cameOut(old, as: staged.temporary) else { return putBack(staged) }
    _ = calls.remove(staged.temporary)
    return nil
  }

  /// Puts back what came out of an exchange, which is a save of another program. What comes out then is the new text; or else
  /// a still newer save, which goes back in its turn, and so on.
  private func putBack(_ staged: Staged) -> WriteError {
    let kept = WriteError.changed(kept: String(Path.lastComponent(staged.temporary)))
    var last: FileContent?
    for round in 0..<FileReplacer.maxSaves {
      let save = FileContent(at: staged.temporary)
      if calls.exchange(staged.temporary, staged.path) != 0 { return kept }
      if round == 0 {
        if let now = closed(staged.temporary, like: staged.new), now.has(staged.new.text) {
          _ = calls.remove(staged.temporary)
          return .changed()
        }
      } else if let last, let now = FileContent(at: staged.temporary), !now.has(last.text) {
        // Newer than the save that was put back last.
      } else {
        return kept
      }
      last = save
    }
    return kept
  }
}
