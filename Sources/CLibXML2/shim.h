#ifndef CLIBXML2_SHIM_H
#define CLIBXML2_SHIM_H

#include <libxml/xmlversion.h>
/* Some distributions build libxml2 with ICU; <libxml/encoding.h> would then pull in ICU's UErrorCode,
   which clashes with the one that Foundation carries. Nothing here converts encodings. */
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/SAX2.h>
#include <libxml/xmlerror.h>

#endif
