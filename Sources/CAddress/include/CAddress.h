#ifndef MPCHECK_ADDRESS_H
#define MPCHECK_ADDRESS_H

/// The address of the folder with the pages about rules, as it was given to the build; empty where none was.
const char *mpcheck_address(void);

/// The account that publishes releases, as it was given to the build; empty where none was.
const char *mpcheck_owner(void);

#endif
