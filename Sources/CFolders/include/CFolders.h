#ifndef CFOLDERS_H
#define CFOLDERS_H

#include <stddef.h>

/* Reads entries of an open folder as Linux gives them; declared by its C library where a feature macro asks for it, which
   Swift does not set. Returns the number of bytes, 0 at the end, and -1 with errno. Only on Linux. */
long mpcheck_getdents64(int descriptor, void *buffer, size_t size);

#endif
