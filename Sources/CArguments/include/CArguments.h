#ifndef MPCHECK_ARGUMENTS_H
#define MPCHECK_ARGUMENTS_H

/// The number of arguments that this process was started with, its own name among them; 0 where the system does not
/// give them to what runs before `main`.
int mpcheck_argument_count(void);

/// The arguments; each is there as long as the process.
char *const *mpcheck_arguments(void);

#endif
