#define _GNU_SOURCE
#include "CFiles.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/syscall.h>
#include <sys/xattr.h>

/* Of linux/fs.h. */
enum { EXCHANGE = 2, TO_NEW = 1 };

long mpcheck_getdents64(int descriptor, void *buffer, size_t size) {
  return syscall(SYS_getdents64, descriptor, buffer, size);
}

/* A system that is older than the headers answers ENOSYS. */
static int renameat2_(const char *from, const char *to, unsigned flags) {
  return (int)syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, flags);
}

int mpcheck_exchange(const char *a, const char *b) { return renameat2_(a, b, EXCHANGE); }

int mpcheck_rename_to_new(const char *from, const char *to) { return renameat2_(from, to, TO_NEW); }

int mpcheck_is_open_for_writing(int descriptor) {
  /* A lease for reading is refused while anybody can write. Whoever opens the file in the moment that it lasts waits until it
     is given back; that is signalled, by default with a signal that would end this process. */
  fcntl(descriptor, F_SETSIG, SIGURG);
  if (fcntl(descriptor, F_SETLEASE, F_RDLCK) != 0) return errno == EAGAIN;
  fcntl(descriptor, F_SETLEASE, F_UNLCK);
  return 0;
}

ssize_t mpcheck_list_attributes(int descriptor, char *names, size_t size) {
  return flistxattr(descriptor, names, size);
}

ssize_t mpcheck_get_attribute(int descriptor, const char *name, void *value, size_t size) {
  return fgetxattr(descriptor, name, value, size);
}

int mpcheck_set_attribute(int descriptor, const char *name, const void *value, size_t size) {
  return fsetxattr(descriptor, name, value, size, 0);
}

int mpcheck_remove_attribute(int descriptor, const char *name) { return fremovexattr(descriptor, name); }
#else
int mpcheck_exchange(const char *a, const char *b) { return renamex_np(a, b, RENAME_SWAP); }

int mpcheck_rename_to_new(const char *from, const char *to) { return renamex_np(from, to, RENAME_EXCL); }

int mpcheck_is_open_for_writing(int descriptor) { return 0; }
#endif

int mpcheck_is_ignored(int signal) {
  struct sigaction now;
  return sigaction(signal, NULL, &now) == 0 && now.sa_handler == SIG_IGN;
}
