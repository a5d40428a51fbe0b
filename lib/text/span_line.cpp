#include "text/span_line.hpp"

#include "text/format.hpp"
#include "text/json_writer.hpp"

namespace plyglot::text {

void append_span_line(std::size_t depth, std::string_view name, Span span, const Source& source, std::string& out) {
  out.append(2 * depth, ' ');
  append(out, "{} {}..{} ", name, span.begin, span.end);
  append_json_string(out, source.slice(span));
  out += '\n';
}

}  // namespace plyglot::text
