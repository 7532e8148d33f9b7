Page({
  go() {
    qq.navigateTo({ url: '/pages/nowhere/nowhere' })
    qq.createVideoContext('clip')
  },
})
