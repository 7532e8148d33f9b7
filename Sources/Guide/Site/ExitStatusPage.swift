/// What the exit statuses mean.
struct ExitStatusPage {
  let words: Words

  var content: PageContent {
    var page = PageContent(.exitStatus, words)
    page.appendElement("h1", words.exitStatus)
    page.appendElement("p", words.exitStatusIntroduction)
    page.append("<dl class=\"fields\">\n")
    for (status, meaning) in ExitStatusTable.rows {
      page.append("<div id=\"status-\(status)\"><dt><code>\(status)</code></dt><dd>")
      page.appendProse(meaning[words.language])
      page.append("</dd></div>\n")
    }
    page.append("</dl>\n")
    return page
  }
}
