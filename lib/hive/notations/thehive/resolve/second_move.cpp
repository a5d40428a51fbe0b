#include "hive/notations/thehive/resolve/second_move.hpp"

#include "findings/finding.hpp"
#include "hive/spelling/thehive_spelling.hpp"
#include "text/format.hpp"

namespace plyglot::hive::thehive {
namespace {

constexpr std::array<std::string_view, board::directions> names = {"north-east", "east", "south-east",
                                                                   "south-west", "west", "north-west"};

}  // namespace

std::optional<board::Direction> second_side(const Record& record) {
  if (record.plies.size() < 2 || record.plies[0].is_pass() || record.plies[1].is_pass()) return std::nullopt;
  for (board::Direction direction = 0; direction < board::directions; ++direction) {
    if (board::neighbour(record.plies[0].to, direction) == record.plies[1].to) return direction;
  }
  return std::nullopt;
}

int turn_to_east(const Record& record) {
  const auto side = second_side(record);
  if (!side) return 0;
  return (board::east + board::directions - *side) % board::directions;
}

bool report_second_side(const Record& record, text::Span span, std::string_view help, diagnostics::Reporter& reporter) {
  if (turn_to_east(record) == 0) return false;
  findings::Finding(reporter, diagnostics::DiagnosticId::thehive_second_move_side, span,
                    text::format("`{}` goes {} of `{}`, and the second piece belongs to the east of the first (`{}`)",
                                 spelling.piece(record.plies[1].piece), names[*second_side(record)],
                                 spelling.piece(record.plies[0].piece), contacts[board::east]))
      .help(std::string(help));
  return true;
}

}  // namespace plyglot::hive::thehive
