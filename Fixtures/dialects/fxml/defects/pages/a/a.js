Page({
  go() {
    ft.navigateTo({ url: '/pages/nowhere/nowhere' })
    ft.createVideoContext('clip')
  },
})
