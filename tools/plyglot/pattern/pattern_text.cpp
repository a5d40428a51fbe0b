#include "plyglot/pattern/pattern_text.hpp"

#include "text/format.hpp"
#include "text/utf8.hpp"

namespace plyglot::tool::pattern {

std::string PatternText::quoted_next() const {
  if (is_at_end()) return "the end";
  const std::string_view rest = text_.substr(at_);
  return text::format("`{}`", rest.substr(0, text::decode_utf8(rest).size));
}

}  // namespace plyglot::tool::pattern
