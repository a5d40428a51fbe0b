#include "hive/diff/record_diff_lines.hpp"

#include "comparing/diff_lines.hpp"
#include "hive/diff/symmetry_words.hpp"
#include "hive/record/record_changes.hpp"
#include "hive/spelling/move_string.hpp"
#include "hive/spelling/move_texts.hpp"
#include "text/format.hpp"

#include <algorithm>
#include <map>

namespace plyglot::hive {
namespace {

using comparing::append_diff_line;
using comparing::Edit;
using comparing::Stretch;
using Kind = comparing::StretchKind;

std::string range_name(comparing::Range plies) {
  if (plies.size() == 1) return text::format("ply {}", plies.end);
  return text::format("plies {}-{}", plies.begin + 1, plies.end);
}

// What the plies of both games are called.
class Moves {
 public:
  Moves(const Record& a, const Record& b) : b_(b), of_a_(texts_of(a)) {}

  const std::string& of_a(std::uint32_t ply) const { return of_a_[ply]; }
  // On A's board.
  const std::string& of_b(std::uint32_t ply, const Alignment& alignment) {
    const board::Symmetry to_a = board::inverse(alignment.symmetry);
    std::vector<std::string>& texts = of_b_[{to_a.is_mirrored, to_a.rotation}];
    if (texts.empty()) texts = texts_of(image(b_, to_a));
    return texts[ply];
  }

 private:
  static std::vector<std::string> texts_of(const Record& record) {
    return move_texts(record, uhp::spelling, References::canonical);
  }

  const Record& b_;
  std::vector<std::string> of_a_;
  // Where games meet on a turned board, B has names for each turn.
  std::map<std::pair<bool, std::uint8_t>, std::vector<std::string>> of_b_;
};

bool is_change(const Edit& edit) { return edit.kind != Edit::Kind::restated; }

class Lines {
 public:
  Lines(const Record& a, const Record& b, const RecordDiff& diff, std::string& out)
      : diff_(diff), moves_(a, b), out_(out) {}

  // How many differences there are lines for.
  std::size_t append_stretches() {
    auto edit = diff_.edits.begin();
    for (const Stretch& stretch : diff_.stretches) {
      const auto begin = edit;
      const auto is_in_stretch = [&stretch](const Edit& candidate) {
        return candidate.item.of_a < stretch.items.of_a.end || candidate.item.of_b < stretch.items.of_b.end;
      };
      while (edit != diff_.edits.end() && is_in_stretch(*edit)) ++edit;
      append_stretch(stretch, begin, edit);
    }
    return differences_;
  }

 private:
  using Edits = std::vector<Edit>::const_iterator;

  void append_stretch(const Stretch& stretch, Edits begin, Edits end) {
    switch (stretch.kind) {
      case Kind::common:
        return;
      case Kind::reordered:
        return append_reordered(stretch, begin, end);
      case Kind::continued:
        return append_continued(stretch, begin, end);
      case Kind::detour:
        append_edits(stretch, begin, end);
        return append_meeting(stretch);
      case Kind::parted:
        append_edits(stretch, begin, end);
        return append_diff_line("position", "never the same again", out_);
    }
  }

  void append_reordered(const Stretch& stretch, Edits begin, Edits end) {
    // The last plies may be in the same places again: a position knows which piece was the last to move (H30).
    const auto last = std::find_if(std::make_reverse_iterator(end), std::make_reverse_iterator(begin), is_change);
    auto [of_a, of_b] = stretch.items;
    const std::uint32_t in_place = of_a.end - last->item.of_a - (last->kind == Edit::Kind::inserted ? 0 : 1);
    of_a.end -= in_place;
    of_b.end -= in_place;
    const std::string both =
        of_a.begin == of_b.begin ? "in both" : text::format("in A, {}-{} in B", of_b.begin + 1, of_b.end);
    append_difference("reordered", text::format("{} {}, the same plies in another order", range_name(of_a), both));
    append_meeting(stretch);
  }

  void append_continued(const Stretch& stretch, Edits begin, Edits end) {
    if (end - begin == 1) return append_edits(stretch, begin, end);
    const bool is_of_a = stretch.items.of_b.size() == 0;
    const comparing::Range plies = is_of_a ? stretch.items.of_a : stretch.items.of_b;
    append_difference(range_name(plies), text::format("only in {}", is_of_a ? 'A' : 'B'));
  }

  void append_edits(const Stretch& stretch, Edits begin, Edits end) {
    std::for_each(begin, end, [&](const Edit& edit) { append_edit(stretch, edit); });
  }

  void append_edit(const Stretch& stretch, const Edit& edit) {
    switch (edit.kind) {
      case Edit::Kind::removed:
        return append_difference(text::format("ply {}", edit.item.of_a + 1),
                                 moves_.of_a(edit.item.of_a) + " only in A");
      case Edit::Kind::inserted:
        return append_difference(text::format("ply {}", edit.item.of_b + 1),
                                 moves_.of_b(edit.item.of_b, diff_.laying_of(stretch).alignment) + " only in B");
      case Edit::Kind::replaced:
        return append_difference(ply_label(edit.item), replacement(stretch, edit.item));
      case Edit::Kind::restated:
        return;
    }
  }

  std::string replacement(const Stretch& stretch, Pair<std::uint32_t> ply) {
    const std::string& of_a = moves_.of_a(ply.of_a);
    const std::string& of_b = moves_.of_b(ply.of_b, diff_.laying_of(stretch).alignment);
    // The piece that is referred to may stand elsewhere, or the pieces came in another order.
    if (of_a == of_b) return text::format("{} in A and B, but not the same move", of_a);
    return text::format("{} in A, {} in B", of_a, of_b);
  }

  void append_meeting(const Stretch& stretch) {
    const Pair<std::uint32_t> plies{stretch.items.of_a.end, stretch.items.of_b.end};
    std::string words = text::format("the same again after ply {}", plies.of_a);
    if (plies.differs()) text::append(words, " in A, {} in B", plies.of_b);
    append_diff_line("position", words + turn_there(stretch), out_);
  }

  // Empty where B lies as before.
  std::string turn_there(const Stretch& stretch) const {
    const Laying& laying = diff_.laying_of(stretch);
    const auto [is_mirrored, rotation] = laying.alignment.symmetry;
    if (&laying == &diff_.layings.front() || (&laying)[-1].alignment.symmetry.rotation == rotation) return {};
    if (is_mirrored) return text::format("; B is mirrored: {}", mirror_in_words(rotation));
    if (rotation == 0) return "; B is not turned there";
    return text::format("; B is turned by {} there", turn_in_words(rotation));
  }

  void append_difference(std::string_view label, std::string_view words) {
    append_diff_line(label, words, out_);
    ++differences_;
  }

  const RecordDiff& diff_;
  Moves moves_;
  std::size_t differences_ = 0;
  std::string& out_;
};

}  // namespace

std::string ply_label(Pair<std::uint32_t> ply) {
  if (!ply.differs()) return text::format("ply {}", ply.of_a + 1);
  return text::format("ply {}/{}", ply.of_a + 1, ply.of_b + 1);
}

std::size_t append_ply_lines(const Record& a, const Record& b, const RecordDiff& diff, std::string& out) {
  return Lines(a, b, diff, out).append_stretches();
}

}  // namespace plyglot::hive
