#include "hexix/notations/hexix/resolve/resolve.hpp"

#include "hexix/notations/hexix/resolve/order_findings.hpp"
#include "hexix/notations/hexix/resolve/play.hpp"
#include "hexix/notations/hexix/resolve/readings.hpp"

namespace plyglot::hexix {
namespace {

void clear(Record& record) {
  record.rows.clear();
  record.plies.clear();
  record.reread.clear();
  record.is_read_otherwise = false;
  record.initial.reset();
  record.is_fragment = false;
  record.end = End::none;
  record.winner = Player::blue;
  record.ending_ply = 0;
}

// hexix 5.6.
std::string_view without_last_blanks(std::string_view comment) {
  const std::size_t last = comment.find_last_not_of(" \t\r");
  return comment.substr(0, last == std::string_view::npos ? 0 : last + 1);
}

void copy_lines(const text::Source& source, const Ast& ast, Record& record) {
  record.lead_lines = ast.lead_lines;
  record.has_header = ast.has_header;
  record.span = ast.span;
  // The lines of the last record are used again, so that their comments keep their memory.
  record.lines.resize(ast.lines.size());
  for (std::size_t i = 0; i < ast.lines.size(); ++i) {
    const LineNode& node = ast.lines[i];
    Line& line = record.lines[i];
    line.kind = node.kind;
    line.row = node.row;
    line.span = node.span;
    // A line without one has an empty span that lies nowhere in a source with a base.
    line.comment.clear();
    if (!node.comment.empty()) line.comment = without_last_blanks(source.slice(node.comment));
  }
}

// R3, R13.
void begin(Resolution& resolution) {
  Record& record = resolution.record;
  if (!resolution.ast.position) {
    record.initial = start_position();
  } else if (resolution.ast.position->position) {
    record.initial = resolution.ast.position->position;
    resolution.state = State(*record.initial);
  } else {
    resolution.is_known = false;
  }
}

// R6.
void begin_fragment(Resolution& resolution, text::Span place) {
  report_fragment(resolution, place);
  resolution.record.initial.reset();
  resolution.record.is_fragment = true;
  resolution.is_known = false;
  resolution.state.pass_turn();
}

// R4a, R13: it is Red's turn, but here is a move of Blue.
void pass_over_red(Resolution& resolution, const MoveNode& node, std::uint32_t row) {
  const bool is_against_position = row == 0 && resolution.ast.position && resolution.ast.position->position;
  if (!is_against_position && is_refused(resolution, node.begin)) return;
  if (is_against_position) {
    report_position_turn(resolution, node);
  } else if (!resolution.has_ended()) {
    report_missing_ply(resolution, node);
  }
  play_missing(resolution, node, row);
}

// The ply of Blue is skipped or comes before the record.
void pass_over_blue(Resolution& resolution, const RowNode& row, std::uint32_t number) {
  const ItemNode* const dots = row.blue();
  const ItemNode* const red = row.red();
  const text::Span red_place = red == nullptr ? text::Span{} : red->dots.empty() ? red->move.whole() : red->dots;
  const text::Span place = dots != nullptr ? dots->dots : red_place;
  if (number == 0 && !resolution.ast.position) {
    begin_fragment(resolution, place);
  } else {
    play_skip(resolution, place, red, number);
  }
}

// R19: what a reading has played.
bool is_played(const Resolution& resolution, const ItemNode* item) {
  return item != nullptr && (item->has_move ? item->move.begin : item->dots.begin) < resolution.resume;
}

void play_item(Resolution& resolution, const MoveNode& node, Entry& entry, std::uint32_t number) {
  if (resolution.convention == Convention::own) {
    entry = next_entry(resolution);
    return play_move(resolution, node, number);
  }
  entry = reread_entry(resolution, node);
  WrittenWord word;
  word.node = node;
  play_move(resolution, in_own_convention(word, resolution.convention).node, number);
}

// R4a to R4c.
void play_blue_slot(Resolution& resolution, const RowNode& row, std::uint32_t number) {
  const ItemNode* const item = row.blue();
  const Player player = resolution.is_shifted ? Player::red : Player::blue;
  if (is_played(resolution, item) || (item == nullptr && is_played(resolution, row.red()))) {
    if (item != nullptr && !item->has_move) resolution.record.rows[number].blue.kind = EntryKind::ellipsis;
  } else if (item != nullptr && item->has_move) {
    if (resolution.turn() != player) pass_over_red(resolution, item->move, number);
    if (resolution.refused_at) return;
    play_item(resolution, item->move, resolution.record.rows[number].blue, number);
  } else {
    const bool has_dots = item != nullptr || (row.item_count == 1 && row.red() != nullptr && row.red()->is_glued());
    if (has_dots) resolution.record.rows[number].blue.kind = EntryKind::ellipsis;
    if (resolution.turn() == player) pass_over_blue(resolution, row, number);
  }
  if (item != nullptr) {
    resolution.last_blue_item = item;
    resolution.last_blue_row = number;
  }
}

// The item in Blue's column of the next row; null if there is none.
const ItemNode* next_blue_item(const Resolution& resolution, std::uint32_t number) {
  const std::vector<RowNode>& rows = resolution.ast.rows;
  return number + 1 < rows.size() ? rows[number + 1].blue() : nullptr;
}

// R4d. After Blue's slot it is Red's turn.
void play_red_slot(Resolution& resolution, const RowNode& row, std::uint32_t number) {
  const ItemNode* const item = row.red();
  if (item == nullptr) return;
  if (item->has_move) {
    if (is_played(resolution, item)) return;
    play_item(resolution, item->move, resolution.record.rows[number].red, number);
  } else {
    resolution.record.rows[number].red.kind = EntryKind::ellipsis;
    if (is_played(resolution, item)) return;
    play_skip(resolution, item->dots, next_blue_item(resolution, number), number);
  }
}

// Words beyond the two of a row are played where another reading does.
void play_surplus(Resolution& resolution, const RowNode& row, std::uint32_t number) {
  if (resolution.resume <= row.surplus.begin) {
    is_refused(resolution, row.surplus.begin);
    return;
  }
  for (const WrittenWord& word : resolution.words) {
    const bool is_here = row.surplus.contains(word.node.span()) && word.node.begin >= resolution.resume;
    if (!is_here) continue;
    play_move(resolution, in_own_convention(word, resolution.convention).node, number);
    if (resolution.refused_at) return;
  }
}

// R18.
void restart(Resolution& resolution) {
  resolution.is_known = false;
  if (resolution.turn() == Player::red) resolution.state.pass_turn();
}

void play_row(Resolution& resolution, std::uint32_t number) {
  const RowNode& row = resolution.ast.rows[number];
  resolution.record.rows[number].has_number = row.number.has_value();
  // R4: it gives no ply, and the turn stays.
  if (row.is_number_alone()) resolution.become_uncertain(row.number->with_all_dots());
  if (row.item_count == 0) return;
  if (row.is_after_repetition || !row.joined.empty()) resolution.is_recovered = true;
  play_blue_slot(resolution, row, number);
  if (!resolution.refused_at) play_red_slot(resolution, row, number);
  if (!row.surplus.empty() && !resolution.refused_at) play_surplus(resolution, row, number);
}

}  // namespace

void resolve(const text::Source& source, const Ast& ast, const Options& options, Record& record,
             diagnostics::Reporter& reporter) {
  clear(record);
  record.dialect = options.dialect;
  copy_lines(source, ast, record);
  record.rows.resize(ast.rows.size());
  Resolution resolution(source, ast, options, record, reporter);
  begin(resolution);
  for (std::uint32_t number = 0; number < ast.rows.size();) {
    if (number != 0 && number == ast.restart_row) restart(resolution);
    play_row(resolution, number);
    number = resolution.refused_at ? go_on(resolution, number) : number + 1;
  }
  if (ast.restart_row == 0) return;
  record.initial.reset();
  // As a number alone, so that the rows are not written again with other numbers.
  record.rows[ast.restart_row] = {};
}

}  // namespace plyglot::hexix
