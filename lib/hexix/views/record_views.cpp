#include "hexix/views/record_views.hpp"

#include "hexix/record/move_text.hpp"
#include "hexix/record/record_replay.hpp"
#include "hexix/rules/legal_moves.hpp"
#include "hexix/rules/rule_options.hpp"
#include "hexix/spelling/phrases.hpp"
#include "hexix/views/board_graph.hpp"
#include "hexix/views/placed_spans.hpp"
#include "text/format.hpp"
#include "text/json_writer.hpp"
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

void append_span(text::Span span, std::string& out) {
  if (!span.empty()) text::append(out, " from {}..{}", span.begin, span.end);
}

std::string ply_words(const Record& record, const Ply& ply) {
  switch (ply.kind) {
    case PlyKind::skipped:
      return "skipped";
    case PlyKind::missing:
      return "missing";
    case PlyKind::unreadable:
      return "unreadable";
    default:
      return ply_text(record, ply);
  }
}

void append_ply(const Record& record, std::size_t index, std::string& out) {
  const Ply& ply = record.plies[index];
  text::append(out, "  ply {}", index + 1);
  append_span(ply.whole, out);
  text::append(out, ": row {}, {} {}", ply.row + 1, name_of(ply.player), ply_words(record, ply));
  if (ply.is_applied) {
    text::append(out, ", number {}", unsigned{ply.number});
  } else if (ply.is_move()) {
    out += ", not applied";
  }
  if (ply.captured) text::append(out, ", takes {}", piece_text(*ply.captured));
  if (!ply.is_certain) out += ", uncertain";
  out += '\n';
}

void show_json(const Record& record, const notation::OptionValues& options, std::string& out) {
  out += record_json(record, rule_options_of(options));
}

// R6, R13.
std::string why_no_board(const Record& record) {
  return record.initial ? std::string() : "the position that the record begins with is unknown";
}

void show_diagram(const Record& record, std::string& out) {
  if (const std::optional<Position> position = final_position(record)) out += position_text(*position) + '\n';
}

bool list_moves(const Record& record, const notation::OptionValues& options, std::vector<std::string>& moves,
                std::string& why) {
  const std::optional<Position> position = final_position(record);
  if (!position) {
    // hexix R17: of a position that cannot be read there is no line.
    const bool has_record = record.is_fragment || !record.lines.empty();
    why = has_record ? why_no_board(record) : "the position cannot be read";
    return false;
  }
  if (record.end != End::none) {
    why = text::format("the game is over: {} has won", name_of(record.winner));
    return false;
  }
  const auto dialect = static_cast<Dialect>(options[notation::dialect_option]);
  for (const Move move : list_legal_moves(State(*position), rule_options_of(options))) {
    moves.push_back(move_text(move, dialect));
  }
  // The marks of the other dialect are in another order.
  text::sort(moves.begin(), moves.end());
  return true;
}

}  // namespace

const notation::Views<Record> record_views = {
    .dump = append_record,
    .show_json = show_json,
    .show_diagram = show_diagram,
    .list_moves = list_moves,
    .lower = board_of,
    .place_spans = place_spans,
    .why_no_board = why_no_board,
};

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

void append_record(const Record& record, std::string& out) {
  text::append(out, "record {}..{}\n  dialect {}", record.span.begin, record.span.end,
               record.dialect == Dialect::v2024 ? "2024" : "2019");
  out += record.has_header ? ", with a header" : ", without a header";
  if (record.is_fragment) out += ", a fragment";
  text::append(out, "\n  position: {}\n", record.initial ? position_text(*record.initial) : "unknown");
  for (std::size_t i = 0; i < record.plies.size(); ++i) append_ply(record, i, out);
  for (const Line& line : record.lines) {
    if (line.comment.empty()) continue;
    out += "  comment";
    if (line.kind == LineKind::row) text::append(out, " of row {}", line.row + 1);
    out += ' ';
    text::append_json_string(out, line.comment);
    out += '\n';
  }
  const std::string_view result = result_text(record);
  text::append(out, "  {}\n", result.empty() ? "open" : result);
}

}  // namespace plyglot::hexix
