#include "CAddress.h"

// Package.swift takes both from the environment. No other file depends on them, so that another address compiles this one alone.
#ifndef MPCHECK_ADDRESS
#define MPCHECK_ADDRESS ""
#endif

#ifndef MPCHECK_OWNER
#define MPCHECK_OWNER ""
#endif

const char *mpcheck_address(void) { return MPCHECK_ADDRESS; }
const char *mpcheck_owner(void) { return MPCHECK_OWNER; }
