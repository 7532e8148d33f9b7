Component({
  props: { title: '', onClose: () => {} },
  methods: {
    tapPanel() {
      this.props.onClose();
    },
  },
});
