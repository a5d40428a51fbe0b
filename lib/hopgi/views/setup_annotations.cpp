#include "hopgi/views/setup_annotations.hpp"

#include "hopgi/board/squares.hpp"
#include "notation/annotating.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"
#include "text/sort.hpp"

#include <algorithm>

namespace plyglot::hopgi {
namespace {

using annotations::Annotations;
using annotations::PartKind;
using text::format;

std::string piece_words(Piece piece) { return format("{} {}", name_of(piece.owner), name_of(piece.kind)); }

std::string hand_words(const Hand& hand) {
  std::vector<std::string> words;
  for (const PieceKind kind : {PieceKind::rook, PieceKind::bishop, PieceKind::pawn}) {
    const std::uint32_t count = hand.of(kind);
    if (count != 0) words.push_back(text::counted(count, name_of(kind)));
  }
  return words.empty() ? "nothing" : text::joined(words, " and ");
}

std::string_view mark_words(MarkKind kind) {
  switch (kind) {
    case MarkKind::target:
      return "a piece may go there";
    case MarkKind::capture_only:
      return "a piece may go there, but only to take another";
    case MarkKind::move_only:
      break;
  }
  return "a piece may go there, but not to take another";
}

class SetupAnnotator {
 public:
  SetupAnnotator(const Setup& setup, const text::Source& source, Annotations& out)
      : setup_(setup), source_(source), out_(out) {}

  void annotate() {
    out_.parts.push_back({PartKind::position, setup_.span, setup_.span, "position", summary(), 0});
    for (const SetupPlace& place : setup_.places) add_place(place);
    add_header(setup_.side_span, "to move", side_words());
    add_header(setup_.hands_span, "hands", hands_words());
    // After an error not both of them may be numbers.
    if (setup_.is_sound) add_header(setup_.counters_span, "counters", counter_words());
    sort_headers();
    notation::end_part(out_, 0);
  }

 private:
  std::string summary() const {
    const auto& pieces = setup_.position.pieces;
    const auto count = std::count_if(pieces.begin(), pieces.end(), [](const auto& piece) { return piece.has_value(); });
    std::vector<std::string> words;
    // Without them no rank could be read.
    if (!setup_.places.empty()) words.push_back(text::counted(static_cast<std::uint64_t>(count), "piece"));
    if (!setup_.side_span.empty()) words.push_back(side_words());
    return text::joined(words, ", ");
  }

  std::string side_words() const { return format("{} to move", name_of(setup_.position.to_move)); }
  std::string hands_words() const {
    const auto& hands = setup_.position.hands;
    return format("White has {} in hand, Black {}", hand_words(hands[0]), hand_words(hands[1]));
  }
  // hopgi R11.
  std::string counter_words() const {
    return format("turn {}; half-turns since the last capture, pawn step or drop: {}", setup_.position.turn_number,
                  setup_.position.clock);
  }

  void add_place(const SetupPlace& place) {
    const std::optional<Piece>& piece = setup_.position.pieces[place.square];
    if (!piece) {
      out_.remarks.push_back({place.span, empty_words(place), {}});
      return;
    }
    const std::string words = piece_words(*piece);
    out_.mentions.push_back({place.span, static_cast<std::uint32_t>(out_.things.size()), true});
    out_.things.push_back({annotations::ThingKind::piece, format("{} on {}", words, square_name(place.square)), false});
    out_.remarks.push_back({place.span, format("`{}`: {}", square_name(place.square), words), {}});
  }

  std::string empty_words(const SetupPlace& place) const {
    std::vector<std::string> names;
    for (unsigned i = 0; i < place.squares; ++i) {
      const std::optional<Square> square = square_at(file_of(place.square) + i, rank_of(place.square));
      if (square) names.push_back(format("`{}`", square_name(*square)));
    }
    const std::string words = text::joined(names, " and ") + (names.size() == 1 ? ": empty" : ": all empty");
    const auto is_there = [&](const Mark& mark) { return mark.span == place.span; };
    const auto mark = std::find_if(setup_.marks.begin(), setup_.marks.end(), is_there);
    return mark == setup_.marks.end() ? words : format("{}; {}", words, mark_words(mark->kind));
  }

  void add_header(text::Span span, std::string name, const std::string& words) {
    if (span.empty()) return;
    out_.parts.push_back({PartKind::header, span, span, std::move(name), std::string(source_.slice(span)), 0});
    out_.remarks.push_back({span, words, {}});
  }

  // A FEN has the hands first; the lines of a diagram may be anywhere.
  void sort_headers() {
    const auto is_before = [](const auto& a, const auto& b) { return a.span.begin < b.span.begin; };
    text::sort(out_.parts.begin() + 1, out_.parts.end(), is_before);
    text::sort(out_.remarks.begin(), out_.remarks.end(), is_before);
  }

  const Setup& setup_;
  const text::Source& source_;
  Annotations& out_;
};

}  // namespace

void annotate(const Setup& setup, const text::Source& source, Annotations& out) {
  if (setup.has_position && !setup.span.empty()) SetupAnnotator(setup, source, out).annotate();
}

}  // namespace plyglot::hopgi
