Page({
  go() {
    xhs.navigateTo({ url: '/pages/nowhere/nowhere' })
    xhs.createVideoContext('clip')
  },
})
