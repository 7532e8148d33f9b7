/// What the exit statuses of all commands mean, for the manual page and the pages about mpcheck.
package enum ExitStatusTable {
  package static let rows: [(status: Int, meaning: String)] = [
    (0, "Nothing at or above --fail-on was found."),
    (1, "Findings; with --diff or format --check, a change."),
    (
      2,
      "Wrong use: an unknown option, rule or configuration key, a missing path; with --fail-on-no-files a path without "
        + "pages."
    ),
    (
      3,
      "Not finished: an unreadable or unmerged file (the others are linted all the same), a full disk, a deleted "
        + "working folder."
    ),
  ]
}
