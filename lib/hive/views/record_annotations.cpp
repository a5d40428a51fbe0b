#include "hive/views/record_annotations.hpp"

#include "hive/board/pieces.hpp"
#include "hive/views/annotation_words.hpp"
#include "notation/annotating.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"
#include "text/sort.hpp"

#include <array>

namespace plyglot::hive {
namespace {

using annotations::Annotations;
using annotations::Part;
using annotations::PartKind;
using annotations::Thing;
using annotations::ThingKind;
using text::format;

class Annotator {
 public:
  Annotator(const Record& record, const text::Source& source, Annotations& out)
      : record_(record), source_(source), out_(out) {}

  void annotate() {
    add_game();
    for (const Ply& ply : record_.plies) add_ply(ply);
    // A tag may stand behind plies, where it does not belong.
    const auto is_before = [](const Part& a, const Part& b) { return a.span.begin < b.span.begin; };
    text::sort(out_.parts.begin() + 1, out_.parts.end(), is_before);
    notation::end_part(out_, 0);
  }

 private:
  void add_game() {
    const std::string_view outcome = name_of(record_.result.value_or(record_.outcome));
    out_.parts.push_back({PartKind::game, record_.span, record_.span, name_of(record_.type),
                          format("{}, {}", text::counted(record_.plies.size(), "ply", "plies"), outcome), 0});
    for (const Tag& tag : record_.tags) {
      out_.parts.push_back({PartKind::header, tag.span, tag.span, tag.key, tag.value, 0});
    }
  }

  void add_ply(const Ply& ply) {
    ++number_;
    // A pass that the text leaves out.
    if (ply.span.empty()) return;
    out_.parts.push_back(
        {PartKind::ply, ply.span, ply.span, format("{}. {}", number_, source_.slice(ply.span)), "", 0});
    out_.remarks.push_back({ply.span, words_for(ply), number_});
    if (ply.is_pass()) return;
    mention(ply.piece, ply.piece_span);
    if (ply.written) mention(ply.written->piece, ply.reference_span);
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

  void mention(PieceIndex piece, text::Span span) {
    if (span.empty()) return;
    notation::mention(out_, things_[piece], span, [&] { return Thing{ThingKind::piece, name_of(piece), false}; });
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
  if (record.has_game && !record.span.empty()) Annotator(record, source, out).annotate();
}

}  // namespace plyglot::hive
