Page({
  go() {
    jd.navigateTo({ url: '/pages/nowhere/nowhere' })
    jd.createVideoContext('clip')
  },
})
