Page({
  data: { src: '' },
  onReady() {
    this.player = my.createMpaasCustomComponentContext('p-player');
    this.player.postMessage({ actionType: 'play' });
    this.player.postMessage({ actionType: 'rewind' });
  },
  ended() {},
  sought() {},
  tapped() {},
});
