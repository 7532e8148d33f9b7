extension RandomAccessCollection where Index == Int {
  /// The index of the first element for which a condition holds; the end index where it holds for none. It must hold for all
  /// elements after one for which it holds, so that few are asked.
  @inlinable public func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
