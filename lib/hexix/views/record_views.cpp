#include "hexix/views/record_views.hpp"

#include "hexix/record/move_text.hpp"
#include "hexix/record/record_replay.hpp"
#include "hexix/rules/legal_moves.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"
#include "text/sort.hpp"

#include <algorithm>

namespace plyglot::hexix {
namespace {

using text::counted;

// R13: the comment that sets the position is the one thing that the position keeps.
bool is_position_line(std::string_view comment) {
  constexpr std::string_view key = "position:";
  const std::size_t begin = comment.find_first_not_of(" \t", 1);
  return begin != std::string_view::npos && comment.substr(begin, key.size()) == key;
}

std::size_t count_comments(const Record& record) {
  return static_cast<std::size_t>(std::count_if(record.lines.begin(), record.lines.end(), [](const Line& line) {
    return !line.comment.empty() && !is_position_line(line.comment);
  }));
}

}  // namespace

std::string why_no_board(const Record& record) {
  return record.initial ? std::string() : "the position that the record begins with is unknown";
}

void show_diagram(const Record& record, std::string& out) {
  if (const std::optional<Position> position = final_position(record)) out += position_text(*position) + '\n';
}

bool list_moves(const Record& record, const RuleOptions& rules, Dialect dialect, std::vector<std::string>& moves,
                std::string& why) {
  const std::optional<Position> position = final_position(record);
  if (!position) {
    why = why_no_board(record);
    return false;
  }
  if (record.end != End::none) {
    why = text::format("the game is over: {} has won", name_of(record.winner));
    return false;
  }
  for (const Move move : list_legal_moves(State(*position), rules)) {
    moves.push_back(move_text(move, dialect));
  }
  // The marks of the other dialect are in another order.
  text::sort(moves.begin(), moves.end());
  return true;
}

void report_lost_record(const Record& record, diagnostics::Reporter& reporter) {
  const std::size_t plies = record.plies.size();
  const std::size_t comments = count_comments(record);
  if (plies + comments == 0) return;
  std::string lost;
  if (plies != 0) lost = counted(plies, "ply", "plies");
  if (comments != 0) lost += (lost.empty() ? "" : " and ") + counted(comments, "comment");
  reporter.report(
      diagnostics::DiagnosticId::translate_lost_record, record.span,
      text::format("a position has no record of play: {} {} lost", lost, plies + comments == 1 ? "is" : "are"));
}

}  // namespace plyglot::hexix
