/// Memory for items that stay where they are, given again for each file. Whoever makes it frees it, by `deallocate()`.
struct NodePool<Item> {
  private static var chunkSize: Int { 1 << 10 }
  /// How many chunks are kept for what comes next: few files are so large.
  private static var keptChunks: Int { 8 }

  private var chunks: [UnsafeMutablePointer<Item>] = []
  private(set) var count = 0

  /// Memory for one more item. What is in it is not known.
  mutating func take() -> UnsafeMutablePointer<Item> {
    if count == chunks.count * NodePool.chunkSize {
      chunks.append(.allocate(capacity: NodePool.chunkSize))
    }
    defer { count += 1 }
    return self[count]
  }

  subscript(index: Int) -> UnsafeMutablePointer<Item> {
    chunks[index / NodePool.chunkSize] + index % NodePool.chunkSize
  }

  mutating func removeAll() {
    count = 0
    while chunks.count > NodePool.keptChunks { chunks.removeLast().deallocate() }
  }

  func deallocate() {
    for chunk in chunks { chunk.deallocate() }
  }
}

/// Memory for texts that end in a NUL and stay where they are. Whoever makes it frees it, by `deallocate()`.
struct TextPool {
  private static var chunkSize: Int { 1 << 16 }
  private static var keptChunks: Int { 16 }

  private var chunks: [UnsafeMutablePointer<UInt8>] = []
  /// Those that are larger, for one text each.
  private var large: [UnsafeMutablePointer<UInt8>] = []
  private var used = TextPool.chunkSize
  private var current = -1

  /// A copy of bytes.
  mutating func copy(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
    let memory = take(bytes.count + 1)
    if let base = bytes.baseAddress { memory.update(from: base, count: bytes.count) }
    memory[bytes.count] = 0
    return memory
  }

  private mutating func take(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    if count > TextPool.chunkSize / 4 {
      large.append(.allocate(capacity: count))
      return large[large.count - 1]
    }
    if used + count > TextPool.chunkSize {
      current += 1
      if current == chunks.count { chunks.append(.allocate(capacity: TextPool.chunkSize)) }
      used = 0
    }
    defer { used += count }
    return chunks[current] + used
  }

  mutating func removeAll() {
    for memory in large { memory.deallocate() }
    large.removeAll()
    while chunks.count > TextPool.keptChunks { chunks.removeLast().deallocate() }
    current = -1
    used = TextPool.chunkSize
  }

  mutating func deallocate() {
    removeAll()
    for chunk in chunks { chunk.deallocate() }
    chunks = []
  }
}
