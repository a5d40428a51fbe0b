#include "hive/record_annotations.hpp"

#include "hive/pieces.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"

#include <array>

namespace plyglot::hive {
namespace {

using annotations::Annotations;
using annotations::Part;
using annotations::PartKind;
using annotations::Thing;
using annotations::ThingKind;
using text::format;
using text::Span;

std::string cell_text(Cell cell) { return format("({},{})", cell.q, cell.r); }

class Annotator {
 public:
  Annotator(const Record& record, const text::Source& source, Annotations& out)
      : record_(record), source_(source), out_(out) {}

  void annotate() {
    add_game();
    for (const Ply& ply : record_.plies) add_ply(ply);
    out_.parts.front().parts_inside = static_cast<std::uint32_t>(out_.parts.size() - 1);
  }

 private:
  void add_game() {
    const std::string_view outcome = name_of(record_.result.value_or(record_.outcome));
    out_.parts.push_back({PartKind::game, record_.span, record_.span, name_of(record_.type),
                          format("{} plies, {}", record_.plies.size(), outcome), 0});
    for (const Tag& tag : record_.tags) {
      out_.parts.push_back({PartKind::header, tag.span, tag.span, tag.key, tag.value, 0});
    }
  }

  void add_ply(const Ply& ply) {
    ++number_;
    out_.parts.push_back(
        {PartKind::ply, ply.span, ply.span, format("{}. {}", number_, source_.slice(ply.span)), "", 0});
    out_.remarks.push_back({ply.span, words_for(ply), number_});
    if (ply.is_pass()) return;
    mention(ply.piece, ply.piece_span);
    if (ply.written) mention(ply.written->piece, reference_span(ply));
    out_.hints.push_back({ply.span.end, cell_text(ply.to)});
    cells_[ply.piece] = ply.to;
  }

  // Before the piece is where the ply puts it.
  std::string words_for(const Ply& ply) const {
    const Colour mover = number_ % 2 == 1 ? Colour::white : Colour::black;
    const std::string begin = format("ply {}: {}", number_, player_name(mover));
    if (ply.is_pass()) return begin + " passes";
    const std::string piece = format("the {} `{}`", name_of(kind_of(ply.piece)), name_of(ply.piece));
    const auto& from = cells_[ply.piece];
    if (!from) return format("{} places {} at {}", begin, piece, cell_text(ply.to));
    // hive-rules H23: a pillbug, or a mosquito that is one, moves the pieces of both sides.
    const std::string_view verb = colour_of(ply.piece) == mover ? "moves" : "throws";
    return format("{} {} {} from {} to {}", begin, verb, piece, cell_text(*from), cell_text(ply.to));
  }

  // The first name of a piece behind that of the moving one; empty if there is none.
  Span reference_span(const Ply& ply) const {
    const Span rest = {ply.piece_span.end, ply.span.end};
    const std::string_view text = source_.slice(rest);
    std::size_t begin = 0;
    while (begin < text.size() && !text::is_letter(text[begin])) ++begin;
    std::size_t end = begin;
    while (end < text.size() && (text::is_letter(text[end]) || text::is_digit(text[end]))) ++end;
    return {rest.begin + static_cast<std::uint32_t>(begin), rest.begin + static_cast<std::uint32_t>(end)};
  }

  void mention(PieceIndex piece, Span span) {
    if (span.empty()) return;
    auto& thing = things_[piece];
    const bool is_definition = !thing;
    if (!thing) {
      thing = static_cast<std::uint32_t>(out_.things.size());
      out_.things.push_back({ThingKind::piece, name_of(piece), false});
    }
    out_.mentions.push_back({span, *thing, is_definition});
  }

  const Record& record_;
  const text::Source& source_;
  Annotations& out_;
  std::uint32_t number_ = 0;
  std::array<std::optional<std::uint32_t>, all_pieces> things_{};
  std::array<std::optional<Cell>, all_pieces> cells_{};
};

}  // namespace

void annotate(const Record& record, const text::Source& source, Annotations& out) {
  if (record.has_game) Annotator(record, source, out).annotate();
}

}  // namespace plyglot::hive
