#pragma once

/// The texts of a topic of the guide: the files of `Sources/Guide/Pages`, as they are.
struct mpcheck_topic {
  /// The name of the file without its extension.
  const char *name;
  const unsigned char *english;
  unsigned long english_count;
  const unsigned char *chinese;
  unsigned long chinese_count;
};

/// The topic at an index from 0, in the order of a table of contents; null after the last one.
const struct mpcheck_topic *mpcheck_topic_at(int index);
