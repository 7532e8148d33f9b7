Page({
  go() {
    ks.navigateTo({ url: '/pages/nowhere/nowhere' })
    ks.createVideoContext('clip')
  },
})
