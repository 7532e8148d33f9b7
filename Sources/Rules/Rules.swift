import Linting

/// Every rule, in byte order of the ids.
package let allRules: [Rule] = [
  controlCharacter,
  duplicateAttribute,
  inputLimit,
  invalidName,
  mismatchedTag,
  missingAttributeSpace,
  notUTF8,
  quoteInMustache,
  strayEndTag,
  suppressionWithoutReason,
  unclosedTag,
  unknownRule,
  unquotedValue,
  unterminatedComment,
  unterminatedMustache,
  unterminatedTag,
  unterminatedValue,
  unusedSuppression,
]
