export default { upper: text => text.toUpperCase() }
