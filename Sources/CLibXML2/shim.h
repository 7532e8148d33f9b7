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
#include <libxml/xmlregexp.h>
#include <libxml/xpath.h>
#include <libxml/xpathInternals.h>

/* What Swift cannot write: functions with any number of arguments, and what is a macro or a variable in some versions of libxml2. */

static inline void mpcheck_ignore_message(void *context, const char *message, ...) {
  (void)context;
  (void)message;
}

static inline void mpcheck_ignore_error(void *context, void *error) {
  (void)context;
  (void)error;
}

/* Keeps libxml2 from writing to standard error in this thread. Parsers have handlers of their own, which go first. */
static inline void mpcheck_silence_thread(void) {
  xmlSetGenericErrorFunc(NULL, mpcheck_ignore_message);
  xmlSetStructuredErrorFunc(NULL, (xmlStructuredErrorFunc)mpcheck_ignore_error);
}

/* Keeps the errors of an XPath context in its `lastError` alone. */
static inline void mpcheck_silence_context(xmlXPathContextPtr context) {
  context->error = (xmlStructuredErrorFunc)mpcheck_ignore_error;
}

static inline void mpcheck_push_value(xmlXPathParserContextPtr call, xmlXPathObjectPtr value) { valuePush(call, value); }

static inline void mpcheck_free(void *memory) { xmlFree(memory); }

#endif
