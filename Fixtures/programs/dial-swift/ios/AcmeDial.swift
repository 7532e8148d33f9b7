@objc class AcmeDial: UIView {
  var turn: String?
}
