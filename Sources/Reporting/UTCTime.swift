/// A moment as it is shown: in UTC, so that two machines show the same.
package struct UTCTime: Sendable {
  /// Seconds since 1970-01-01, 00:00 UTC.
  private let seconds: Int

  package init(secondsSince1970 seconds: Int) { self.seconds = seconds }

  /// `2026-03-05 07:09 UTC`. Leap seconds do not count, as everywhere where time is counted so.
  package var text: String {
    // Rounded down, also before 1970.
    let days = (seconds - (seconds < 0 ? 86_399 : 0)) / 86_400
    let minutes = (seconds - days * 86_400) / 60
    let (year, month, day) = UTCTime.date(ofDay: days)
    let time = "\(padded(minutes / 60, 2)):\(padded(minutes % 60, 2))"
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2)) \(time) UTC"
  }

  /// The date of the day that is `day` days after 1970-01-01, in the Gregorian calendar.
  ///
  /// Years begin in March here, so that the day that is not in every year is the last one.
  private static func date(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    let daysOf400Years = 146_097
    // From 1 March of the year 0.
    let shifted = day + 719_468
    let era = (shifted >= 0 ? shifted : shifted - daysOf400Years + 1) / daysOf400Years
    let dayOfEra = shifted - era * daysOf400Years
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
      dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    )
  }

  private func padded(_ number: Int, _ digits: Int) -> String {
    let text = "\(number)"
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}
