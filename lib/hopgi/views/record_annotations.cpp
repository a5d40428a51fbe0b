#include "hopgi/views/record_annotations.hpp"

#include "hopgi/record/record_replay.hpp"
#include "hopgi/rules/judge.hpp"
#include "notation/annotating.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"

#include <algorithm>

namespace plyglot::hopgi {
namespace {

using annotations::Annotations;
using annotations::PartKind;
using annotations::ThingKind;
using text::format;
using text::Span;

// Goes through the elements of a record in their order. A piece is the same one from where it begins, or was dropped,
// through the turns of the game and of its variations.
class PieceThings {
 public:
  PieceThings(const std::optional<Position>& initial, annotations::Annotations& out);

  // A leg that was applied, with its place in the text: a mention of the piece.
  void play(const Leg& leg, Side side, text::Span span);
  // A new turn of the line begins.
  void begin_turn();
  // hopgi R20. Variations may be ended that were not begun: that does nothing.
  void begin_variation();
  void end_variation();

 private:
  // By square, an index into `pieces_`; meaningless for empty squares.
  using Board = std::array<std::uint32_t, square_count>;
  struct Line {
    Board now{};
    Board before_last_turn{};
  };
  struct Individual {
    std::string name;
    // Index into the things; none until the text names it.
    std::optional<std::uint32_t> thing;
  };

  std::uint32_t add(std::string name);

  annotations::Annotations& out_;
  std::vector<Individual> pieces_;
  std::vector<Line> lines_;
};

PieceThings::PieceThings(const std::optional<Position>& initial, annotations::Annotations& out) : out_(out) {
  Line& line = lines_.emplace_back();
  if (!initial) return;
  for (Square square = 0; square < square_count; ++square) {
    const std::optional<Piece>& piece = initial->pieces[square];
    if (!piece) continue;
    line.now[square] = add(format("{} {} from {}", name_of(piece->owner), name_of(piece->kind), square_name(square)));
  }
  line.before_last_turn = line.now;
}

void PieceThings::begin_turn() { lines_.back().before_last_turn = lines_.back().now; }

void PieceThings::begin_variation() {
  const Board from = lines_.back().before_last_turn;
  lines_.push_back({from, from});
}

void PieceThings::end_variation() {
  if (lines_.size() > 1) lines_.pop_back();
}

void PieceThings::play(const Leg& leg, Side side, text::Span span) {
  Board& board = lines_.back().now;
  const bool is_drop = leg.kind == LegKind::drop;
  board[leg.to] = is_drop ? add(format("{} {} dropped on {}", name_of(side), name_of(leg.piece), square_name(leg.to)))
                          : board[leg.from];
  Individual& piece = pieces_[board[leg.to]];
  notation::mention(out_, piece.thing, span, [&] { return annotations::Thing{ThingKind::piece, piece.name, false}; });
}

std::uint32_t PieceThings::add(std::string name) {
  pieces_.push_back({std::move(name), {}});
  return static_cast<std::uint32_t>(pieces_.size() - 1);
}

// A leg that was applied.
struct PlayedLeg {
  const Leg& leg;
  Span span;
  std::optional<Piece> captured;
};

std::string words_of(const PlayedLeg& played) {
  const Leg& leg = played.leg;
  if (leg.kind == LegKind::drop) return format("a {} is dropped on `{}`", name_of(leg.piece), square_name(leg.to));
  std::vector<std::string> words = {format("goes from `{}` to `{}`", square_name(leg.from), square_name(leg.to))};
  if (played.captured) words.push_back(format("takes the {}", name_of(played.captured->kind)));
  if (leg.promotes) words.push_back(format("becomes a {}", name_of(promoted(leg.piece))));
  return format("the {} {}", name_of(leg.piece), text::joined(words, " and "));
}

class RecordAnnotator {
 public:
  RecordAnnotator(const Record& record, const text::Source& source, Annotations& out)
      : record_(record), source_(source), out_(out), replay_(record.initial), things_(record.initial, out) {}

  void annotate() {
    const Span span = record_.span;
    const std::size_t game = notation::begin_part(out_, {PartKind::game, span, span, name(), summary(), 0});
    for (const Tag& tag : record_.tags) add_tag(tag);
    for (const Element& element : record_.elements) take(element);
    while (!variations_.empty()) end_variation(span.end);
    notation::end_part(out_, game);
  }

 private:
  // Of several tags of one name the first one counts.
  const Tag* find_tag(std::string_view name) const {
    const auto found =
        std::find_if(record_.tags.begin(), record_.tags.end(), [&](const Tag& tag) { return tag.name == name; });
    return found == record_.tags.end() ? nullptr : &*found;
  }

  std::string name() const {
    const Tag* const white = find_tag("White");
    const Tag* const black = find_tag("Black");
    if (white == nullptr || black == nullptr) return "game";
    return format("{} - {}", white->value, black->value);
  }

  std::string summary() const {
    const auto turns = std::count_if(record_.turns.begin(), record_.turns.end(),
                                     [](const RecordTurn& turn) { return turn.depth == 0; });
    const std::string words = text::counted(static_cast<std::uint64_t>(turns), "turn");
    return record_.result == Result::none ? words : format("{}, {}", words, result_text(record_.result));
  }

  void add_tag(const Tag& tag) {
    const Span span = text::cover(tag.name_span, tag.value_span);
    out_.parts.push_back({PartKind::header, span, tag.name_span, tag.name, tag.value, 0});
    if (!record_.initial || tag.value_span.empty() || &tag != find_tag("FEN")) return;
    out_.remarks.push_back({tag.value_span, "the position that the game begins with", 0});
  }

  void take(const Element& element) {
    switch (element.kind) {
      case ElementKind::turn:
        return take_turn(record_.turns[element.index]);
      case ElementKind::variation_begin:
        return begin_variation(element.span);
      case ElementKind::variation_end:
        return end_variation(element.span.end);
      case ElementKind::comment:
      case ElementKind::nag:
        return;
    }
  }

  void begin_variation(Span span) {
    variations_.push_back(notation::begin_part(out_, {PartKind::branch, span, span, "variation", "", 0}));
    replay_.begin_variation();
    things_.begin_variation();
  }

  void end_variation(std::uint32_t end) {
    if (variations_.empty()) return;
    out_.parts[variations_.back()].span.end = end;
    notation::end_part(out_, variations_.back());
    variations_.pop_back();
    replay_.end_variation();
    things_.end_variation();
  }

  void take_turn(const RecordTurn& turn) {
    if (turn.depth == 0) ++plies_;
    // hopgi R27: a turn that is missing.
    if (turn.span.empty()) return replay_.play(turn);
    const std::string_view dots = turn.side == Side::white ? "." : "...";
    const std::string name = format("{}{} {}", turn.number, dots, source_.slice(turn.span));
    out_.parts.push_back({PartKind::turn, turn.span, turn.span, name, "", 0});
    replay_.play(turn);
    things_.begin_turn();
    // hopgi R18.
    if (turn.is_certain && turn.is_applied()) explain(turn);
  }

  void explain(const RecordTurn& turn) {
    const auto& captured = replay_.captured();
    std::vector<PlayedLeg> legs = {{turn.turn.first, turn.first_span, captured[0]}};
    if (turn.turn.second) legs.push_back({*turn.turn.second, turn.second_span, captured[1]});
    std::vector<std::string> words;
    for (const PlayedLeg& played : legs) {
      words.push_back(words_of(played));
      things_.play(played.leg, turn.side, played.span);
      // The hint of the last leg comes after the whole turn, not between a move and its `!`.
      const bool is_end = played.span.end == std::max(turn.first_span.end, turn.second_span.end);
      add_hint(played, is_end ? turn.span.end : played.span.end);
    }
    const bool is_of_game = turn.depth == 0;
    std::string text = format("turn {}, {}", turn.number, name_of(turn.side));
    if (is_of_game) text += format(" (ply {})", plies_);
    text += format(": {}", text::joined(words, ", then "));
    const std::optional<Side> side = winner(replay_.state());
    if (side) text += format("; {} has no king left", name_of(opponent_of(*side)));
    out_.remarks.push_back({turn.span, std::move(text), is_of_game ? std::optional(plies_) : std::nullopt});
  }

  // What neither the letters nor the squares of the leg say.
  void add_hint(const PlayedLeg& played, std::uint32_t offset) {
    const Leg& leg = played.leg;
    const std::string_view written = source_.slice(played.span);
    std::vector<std::string> words;
    if (leg.kind == LegKind::step) {
      const bool has_origin = written.find(square_name(leg.from)) != std::string_view::npos;
      // hopgi R14: a coordinate move is one of whatever piece is there.
      if (has_origin && written.substr(0, 2) == square_name(leg.from)) words.emplace_back(name_of(leg.piece));
      if (!has_origin) words.push_back(format("from {}", square_name(leg.from)));
    }
    if (played.captured) words.push_back(format("takes {}", name_of(played.captured->kind)));
    if (!words.empty()) out_.hints.push_back({offset, text::joined(words, ", ")});
  }

  const Record& record_;
  const text::Source& source_;
  Annotations& out_;
  RecordReplay replay_;
  PieceThings things_;
  // The parts of the variations that are open.
  std::vector<std::size_t> variations_;
  // Turns of the game itself so far.
  std::uint32_t plies_ = 0;
};

}  // namespace

void annotate(const Record& record, const text::Source& source, Annotations& out) {
  if (record.has_game && !record.span.empty()) RecordAnnotator(record, source, out).annotate();
}

}  // namespace plyglot::hopgi
