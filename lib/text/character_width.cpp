#include "text/character_width.hpp"

#include <utf8proc.h>

namespace plyglot::text {

int character_width(char32_t code_point) {
  const auto number = static_cast<utf8proc_int32_t>(code_point);
  switch (utf8proc_category(number)) {
    case UTF8PROC_CATEGORY_CC:
    case UTF8PROC_CATEGORY_CF:
    case UTF8PROC_CATEGORY_CN:
    case UTF8PROC_CATEGORY_ZL:
    case UTF8PROC_CATEGORY_ZP:
      return invisible;
    default:
      return utf8proc_charwidth(number);
  }
}

}  // namespace plyglot::text
