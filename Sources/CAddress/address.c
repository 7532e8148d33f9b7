#include "CAddress.h"

// Package.swift takes it from the environment. No other file depends on it, so that another address compiles this one alone.
#ifndef MPCHECK_ADDRESS
#define MPCHECK_ADDRESS ""
#endif

const char *mpcheck_address(void) { return MPCHECK_ADDRESS; }
