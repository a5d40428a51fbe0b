#include "hexix/notations/hexix/between.hpp"
#include "hexix/notations/hexix/print/printed_lines.hpp"
#include "text/ascii.hpp"

namespace plyglot::hexix {

// The file's tail holds comments, blank lines and dividers that belong nowhere, of which only comments stay.
void print_between(const text::Source& source, const notation::Unit& unit, std::string& out) {
  PrintedLines lines(out);
  std::string_view rest = source.slice(unit.content);
  while (!rest.empty()) {
    const std::size_t end = rest.find('\n');
    const std::string_view line = text::trimmed(rest.substr(0, end), " \t\r");
    const std::size_t comment = line.find('#');
    if (comment != std::string_view::npos) {
      lines.add_comment(line.substr(comment));
    } else if (line.empty()) {
      lines.add_blank();
    }
    if (end == std::string_view::npos) break;
    rest.remove_prefix(end + 1);
  }
}

}  // namespace plyglot::hexix
