#include "syntax/span_line.hpp"

#include "text/format.hpp"
#include "text/json_writer.hpp"

namespace plyglot::syntax {

void append_span_line(std::size_t depth, std::string_view name, text::Span span, const text::Source& source,
                      std::string& out) {
  out.append(2 * depth, ' ');
  text::append(out, "{} {}..{} ", name, span.begin, span.end);
  text::append_json_string(out, source.slice(span));
  out += '\n';
}

}  // namespace plyglot::syntax
