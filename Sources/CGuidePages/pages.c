#include "CGuidePages.h"
#include <stddef.h>

// The compiler puts the files in: SwiftPM would write each byte of an embedded resource as a number of Swift, which takes minutes.
#pragma clang diagnostic ignored "-Wc23-extensions" // #embed is one, which clang has in every standard.

static const unsigned char en_install[] = {
#embed "../Guide/Pages/en/install.md"
};
static const unsigned char zh_install[] = {
#embed "../Guide/Pages/zh/install.md"
};
static const unsigned char en_output[] = {
#embed "../Guide/Pages/en/output.md"
};
static const unsigned char zh_output[] = {
#embed "../Guide/Pages/zh/output.md"
};
static const unsigned char en_configuration[] = {
#embed "../Guide/Pages/en/configuration.md"
};
static const unsigned char zh_configuration[] = {
#embed "../Guide/Pages/zh/configuration.md"
};
static const unsigned char en_custom_rules[] = {
#embed "../Guide/Pages/en/custom-rules.md"
};
static const unsigned char zh_custom_rules[] = {
#embed "../Guide/Pages/zh/custom-rules.md"
};
static const unsigned char en_native_views[] = {
#embed "../Guide/Pages/en/native-views.md"
};
static const unsigned char zh_native_views[] = {
#embed "../Guide/Pages/zh/native-views.md"
};
static const unsigned char en_react_native[] = {
#embed "../Guide/Pages/en/react-native.md"
};
static const unsigned char zh_react_native[] = {
#embed "../Guide/Pages/zh/react-native.md"
};
static const unsigned char en_splash_views_and_widgets[] = {
#embed "../Guide/Pages/en/splash-views-and-widgets.md"
};
static const unsigned char zh_splash_views_and_widgets[] = {
#embed "../Guide/Pages/zh/splash-views-and-widgets.md"
};
static const unsigned char en_editors[] = {
#embed "../Guide/Pages/en/editors.md"
};
static const unsigned char zh_editors[] = {
#embed "../Guide/Pages/zh/editors.md"
};
static const unsigned char en_ci[] = {
#embed "../Guide/Pages/en/ci.md"
};
static const unsigned char zh_ci[] = {
#embed "../Guide/Pages/zh/ci.md"
};
static const unsigned char en_adopting[] = {
#embed "../Guide/Pages/en/adopting.md"
};
static const unsigned char zh_adopting[] = {
#embed "../Guide/Pages/zh/adopting.md"
};
static const unsigned char en_formatting[] = {
#embed "../Guide/Pages/en/formatting.md"
};
static const unsigned char zh_formatting[] = {
#embed "../Guide/Pages/zh/formatting.md"
};
static const unsigned char en_languages[] = {
#embed "../Guide/Pages/en/languages.md"
};
static const unsigned char zh_languages[] = {
#embed "../Guide/Pages/zh/languages.md"
};
static const unsigned char en_performance[] = {
#embed "../Guide/Pages/en/performance.md"
};
static const unsigned char zh_performance[] = {
#embed "../Guide/Pages/zh/performance.md"
};
static const unsigned char en_security[] = {
#embed "../Guide/Pages/en/security.md"
};
static const unsigned char zh_security[] = {
#embed "../Guide/Pages/zh/security.md"
};

#define TOPIC(name, variable) \
  { name, en_##variable, sizeof en_##variable, zh_##variable, sizeof zh_##variable }

static const struct mpcheck_topic topics[] = {
  TOPIC("install", install),
  TOPIC("output", output),
  TOPIC("configuration", configuration),
  TOPIC("custom-rules", custom_rules),
  TOPIC("native-views", native_views),
  TOPIC("react-native", react_native),
  TOPIC("splash-views-and-widgets", splash_views_and_widgets),
  TOPIC("editors", editors),
  TOPIC("ci", ci),
  TOPIC("adopting", adopting),
  TOPIC("formatting", formatting),
  TOPIC("languages", languages),
  TOPIC("performance", performance),
  TOPIC("security", security),
};

const struct mpcheck_topic *mpcheck_topic_at(int index) {
  return index >= 0 && (size_t)index < sizeof topics / sizeof *topics ? &topics[index] : NULL;
}
