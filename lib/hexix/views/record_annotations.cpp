#include "hexix/views/record_annotations.hpp"

#include "hexix/record/move_text.hpp"
#include "hexix/record/position_line.hpp"
#include "hexix/record/record_replay.hpp"
#include "hexix/rules/state.hpp"
#include "notation/annotating.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"

namespace plyglot::hexix {
namespace {

using annotations::Annotations;
using annotations::PartKind;
using text::format;
using text::Span;

// What a ply does, in words for a reader who has not learnt the notation.

// Whether the ply has changed a board that is known for sure (R12).
bool is_seen(const Ply& ply) { return ply.is_applied && ply.is_certain; }

// R7: how the new piece comes by its number.
std::string number_words(const Ply& ply, const State& before) {
  if (!ply.is_counted) return format(", which is not next to an own piece; its number is taken as {}", int{ply.number});
  const unsigned beside = before.neighbour_count(ply.cell, ply.player);
  std::string words =
      format(", which gets the number {} ({} beside it", int{ply.number}, text::counted(beside, "own piece"));
  if (ply.written_number != 0 && ply.written_number != ply.number) {
    text::append(words, "; {} is written", int{ply.written_number});
  }
  return words + ')';
}

std::string deed_on_board(const Record& record, const Ply& ply, const State& before) {
  const std::string_view player = name_of(ply.player);
  const std::string_view cell = cell_name(ply.cell);
  if (ply.kind == PlyKind::place) {
    return format("{} places a `{}` at {}{}", player, mark_of(ply.mark, record.dialect), cell,
                  number_words(ply, before));
  }
  const std::string piece = piece_text(before.at(ply.cell));
  if (ply.kind == PlyKind::increment) return format("{} raises `{}` at {} to {}", player, piece, cell, int{ply.number});
  return format("{} takes `{}` at {} with `{}` from {}", player, piece_text(before.at(ply.target)),
                cell_name(ply.target), piece, cell);
}

// Of a ply of which only the writing is known.
std::string written_deed(const Record& record, const Ply& ply) {
  const std::string_view player = name_of(ply.player);
  switch (ply.kind) {
    case PlyKind::place:
      return format("{} places a `{}` at {}", player, mark_of(ply.mark, record.dialect), cell_name(ply.cell));
    case PlyKind::increment:
      return format("{} raises the piece at {}", player, cell_name(ply.cell));
    case PlyKind::capture:
      return format("{} takes at {} with the piece from {}", player, cell_name(ply.target), cell_name(ply.cell));
    case PlyKind::skipped:
      return format("a ply of {} that was not written down", player);
    case PlyKind::missing:
      return format("a ply of {} is missing", player);
    case PlyKind::unreadable:
      break;
  }
  return format("a ply of {} that cannot be read", player);
}

// Why nothing is said of the board.
std::string_view reason_unseen(const Record& record, std::uint32_t index) {
  const Ply& ply = record.plies[index];
  if (!ply.is_move()) return "";
  if (!record.initial) return "; the board is unknown";
  if (record.end != End::none && index > record.ending_ply) return "; the game was over before";
  return ply.is_certain ? "; it cannot be played on this board" : "; the board is uncertain here";
}

// R14.
std::string end_words(const Record& record, std::uint32_t index) {
  if (record.end == End::none || record.ending_ply != index) return "";
  if (record.end == End::home) return ", and wins the game";
  return format(", and wins the game: {} has no ply", name_of(opponent_of(record.winner)));
}

// One sentence on the ply with that index, which is counted from 1 in it. `before` is the board before a ply that is
// seen, and means nothing for others.
std::string ply_sentence(const Record& record, std::uint32_t index, const State& before) {
  const Ply& ply = record.plies[index];
  const std::string number = format("ply {}: ", index + 1);
  if (!is_seen(ply)) return number + written_deed(record, ply) + std::string(reason_unseen(record, index));
  return number + deed_on_board(record, ply, before) + end_words(record, index);
}

Span without_blanks(const text::Source& source, Span span) {
  const std::string_view text = source.slice(span);
  const std::string_view words = text::trimmed(text, " \t\r");
  if (words.empty()) return {span.begin, span.begin};
  const auto begin = span.begin + static_cast<std::uint32_t>(words.data() - text.data());
  return {begin, begin + static_cast<std::uint32_t>(words.size())};
}

// hexix 3: a move that names two cells has a letter and digits at both ends, every other one at its start.
Span first_cell(const text::Source& source, Span move) {
  const std::string_view text = source.slice(move);
  std::uint32_t size = 1;
  while (size < text.size() && text::is_digit(text[size])) ++size;
  return {move.begin, move.begin + size};
}

Span last_cell(const text::Source& source, Span move) {
  const std::string_view text = source.slice(move);
  auto begin = static_cast<std::uint32_t>(text.size()) - 1;
  while (begin > 0 && text::is_digit(text[begin])) --begin;
  return {move.begin + begin, move.end};
}

class Annotator {
 public:
  Annotator(const Record& record, const text::Source& source, Annotations& out)
      : record_(record), source_(source), replay_(record), out_(out) {}

  void annotate() {
    // R17: a record has a row or a header.
    const bool is_position = record_.rows.empty() && !record_.has_header;
    if (is_position) return add_position(without_blanks(source_, record_.span));
    add_game();
    for (const Line& line : record_.lines) add_line(line);
    notation::end_part(out_, 0);
  }

 private:
  void add_game() {
    std::string detail = text::counted(record_.plies.size(), "ply", "plies");
    if (record_.end != End::none) text::append(detail, ", {}", result_text(record_));
    if (record_.is_fragment) detail += ", a fragment";
    notation::begin_part(out_, {PartKind::game, record_.span, name_span(), "Hexix", std::move(detail), 0});
  }

  // What stands for the record: its header, else its first row.
  Span name_span() const {
    for (const Line& line : record_.lines) {
      if (line.kind == LineKind::header || line.kind == LineKind::row) return content_of(line);
    }
    return record_.span;
  }

  // Without its comment, which nothing but a `#` begins (hexix 2).
  Span content_of(const Line& line) const {
    Span content = line.span;
    const std::size_t sign = source_.slice(content).find('#');
    if (sign != std::string_view::npos) content.end = content.begin + static_cast<std::uint32_t>(sign);
    return without_blanks(source_, content);
  }

  void add_line(const Line& line) {
    switch (line.kind) {
      case LineKind::header:
        remark_on_begin(content_of(line), "Blue's plies are on the left, Red's on the right");
        break;
      case LineKind::comment:
        add_comment(line);
        break;
      case LineKind::row:
        add_row(line);
        break;
      case LineKind::blank:
      case LineKind::divider:
      case LineKind::remark:
        break;
    }
  }

  void remark_on_begin(Span span, std::string text) {
    out_.remarks.push_back({span, std::move(text), {}});
    if (record_.initial) out_.remarks.back().ply = 0;
  }

  // R13: the first position line counts, if it comes before the first row.
  void add_comment(const Line& line) {
    if (has_position_ || has_row_) return;
    const std::optional<Span> position = position_in(source_, without_blanks(source_, line.span));
    if (!position) return;
    has_position_ = true;
    if (record_.initial) add_position(*position);
  }

  void add_position(Span position) {
    notation::begin_part(out_, {PartKind::position, position, position, "position", {}, 0});
    if (!record_.initial) return;
    const std::string_view to_move = name_of(record_.initial->to_move);
    out_.parts.back().detail = format("{} to move", to_move);
    remark_on_begin(position, is_position_alone(record_)
                                  ? format("{} is to move", to_move)
                                  : format("the record begins with this position; {} is to move", to_move));
  }

  void add_row(const Line& line) {
    has_row_ = true;
    const Span row = content_of(line);
    const std::size_t part =
        notation::begin_part(out_, {PartKind::turn, row, row, format("row {}", line.row + 1), "", 0});
    while (!replay_.is_at_end() && record_.plies[replay_.plies()].row == line.row) add_ply();
    notation::end_part(out_, part);
  }

  void add_ply() {
    const std::uint32_t index = replay_.plies();
    const Ply& ply = record_.plies[index];
    if (!is_written(index)) return replay_.advance();
    const std::string_view written = source_.slice(ply.whole);
    notation::begin_part(out_, {PartKind::ply, ply.whole, ply.whole, format("{}. {}", index + 1, written),
                                std::string(name_of(ply.player)), 0});
    out_.remarks.push_back({ply.whole, ply_sentence(record_, index, replay_.state()), {}});
    replay_.advance();
    if (!is_seen(ply)) return;
    out_.remarks.back().ply = index + 1;
    add_mentions(ply);
    add_hint(ply);
  }

  // R4, R5: a ply that is not written has the place of the move after it.
  bool is_written(std::uint32_t index) const {
    const auto& plies = record_.plies;
    return index + 1 == plies.size() || !(plies[index].whole == plies[index + 1].whole);
  }

  void add_mentions(const Ply& ply) {
    mention(ply.cell, first_cell(source_, ply.span), ply.kind == PlyKind::place);
    if (ply.kind != PlyKind::capture) return;
    mention(ply.target, last_cell(source_, ply.span), false);
    things_[ply.target] = things_[ply.cell];
    things_[ply.cell].reset();
  }

  // Of the piece on the cell; a piece is named by the cell where it was first seen.
  void mention(Cell cell, Span span, bool is_definition) {
    auto& thing = things_[cell];
    if (!thing) {
      thing = static_cast<std::uint32_t>(out_.things.size());
      out_.things.push_back({annotations::ThingKind::piece, format("the piece of {}", cell_name(cell)), false});
    }
    out_.mentions.push_back({span, *thing, is_definition});
  }

  // The number where it is not written, and what was taken.
  void add_hint(const Ply& ply) {
    const bool is_said = ply.kind == PlyKind::place && (ply.written_number == ply.number || !ply.is_counted);
    if (is_said) return;
    std::string hint(1, static_cast<char>('0' + ply.number));
    if (ply.captured) text::append(hint, ", takes {}", piece_text(*ply.captured));
    out_.hints.push_back({ply.whole.end, std::move(hint)});
  }

  const Record& record_;
  const text::Source& source_;
  RecordReplay replay_;
  Annotations& out_;
  bool has_position_ = false;
  bool has_row_ = false;
  // The pieces on the cells, as far as they were mentioned; indices into Annotations::things.
  std::array<std::optional<std::uint32_t>, cell_count> things_{};
};

}  // namespace

void annotate(const Record& record, const text::Source& source, Annotations& out) {
  Annotator(record, source, out).annotate();
}

}  // namespace plyglot::hexix
