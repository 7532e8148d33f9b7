Page({
  data: { options: '{"url":""}', songs: [] },
  ready(event) {
    console.log(event.detail)
  },
  done() {},
  tap() {},
})
