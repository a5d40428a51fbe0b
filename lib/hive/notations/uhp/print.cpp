#include "hive/notations/uhp/print.hpp"

#include "hive/notations/uhp/game_string_findings.hpp"
#include "hive/spelling/move_string.hpp"
#include "text/ascii.hpp"

namespace plyglot::hive::uhp {
namespace {

constexpr std::string_view unseen = " \t\r";

// One that has line ends, from another notation, goes on on lines of its own.
void print_comment(std::string_view written, std::string& out) {
  const std::string_view text = text::trimmed(written, " \t\r\n");
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::string_view line = text::trimmed(text.substr(begin, end - begin), unseen);
    out += line.empty() ? "#" : "# ";
    out += line;
    out += '\n';
    begin = end + 1;
  }
}

}  // namespace

void print(const Record& record, Outcome state, References references, std::string& out) {
  for (const RecordComment& comment : record.comments) {
    if (comment.after_ply == 0) print_comment(comment.text, out);
  }
  out += name_of(record.type);
  out += ';';
  out += name_of(state);
  out += ';';
  out += turn_after(record.plies.size());
  for (const std::string& move : move_texts(record, spelling, references)) {
    out += ';';
    out += move;
  }
}

}  // namespace plyglot::hive::uhp
