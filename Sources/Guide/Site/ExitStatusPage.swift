/// What the exit statuses mean.
struct ExitStatusPage {
  var content: PageContent {
    var page = PageContent(.exitStatus)
    page.appendElement("h1", Words.exitStatus)
    page.appendElement("p", Words.exitStatusIntroduction)
    page.append("<dl class=\"fields\">\n")
    for (status, meaning) in ExitStatusTable.rows {
      page.append("<div id=\"status-\(status)\"><dt><code>\(status)</code></dt><dd>")
      page.appendText(meaning)
      page.append("</dd></div>\n")
    }
    page.append("</dl>\n")
    return page
  }
}
