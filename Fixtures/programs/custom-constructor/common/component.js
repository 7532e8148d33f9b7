function XComponent(x) {
  const options = { properties: x.props, methods: x.methods }
  options.externalClasses = ['custom-class']
  Component(options)
}
export { XComponent }
