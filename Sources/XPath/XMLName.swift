/// Whether a name may begin with the character; a colon is not part of a name here.
func isNameStart(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  case "a"..."z", "A"..."Z", "_": true
  default: scalar.value >= 0x80 && scalar.properties.isXIDStart
  }
}

/// Whether the character may be in a name after the first one.
func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  case "0"..."9", "-", ".": true
  default: isNameStart(scalar) || scalar.value >= 0x80 && scalar.properties.isXIDContinue
  }
}
