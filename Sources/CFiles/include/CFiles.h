#ifndef CFILES_H
#define CFILES_H

#include <stddef.h>
#include <sys/types.h>

/* What Swift cannot call by itself: Linux's C library declares it where a feature macro asks for it, which Swift does not set,
   or in headers that Swift's module of it leaves out. */

/* Reads entries of an open folder as Linux gives them. Returns the number of bytes, 0 at the end, and -1 with errno. Only on
   Linux. */
long mpcheck_getdents64(int descriptor, void *buffer, size_t size);

/* Exchanges two files, so that each has the name of the other, in one step. Returns 0, or -1 with errno. */
int mpcheck_exchange(const char *a, const char *b);

/* Gives a file another name in one step, if nothing has that name. Returns 0, or -1 with errno. */
int mpcheck_rename_to_new(const char *from, const char *to);

/* Whether anybody has a file open for writing, this process included. `descriptor` is open for reading alone. 0 also where the
   system does not say. */
int mpcheck_is_open_for_writing(int descriptor);

/* Whether a signal is ignored. */
int mpcheck_is_ignored(int signal);

/* Extended attributes of an open file, as `flistxattr` and its kin have them on Linux; only there. */
ssize_t mpcheck_list_attributes(int descriptor, char *names, size_t size);
ssize_t mpcheck_get_attribute(int descriptor, const char *name, void *value, size_t size);
int mpcheck_set_attribute(int descriptor, const char *name, const void *value, size_t size);
int mpcheck_remove_attribute(int descriptor, const char *name);

#endif
