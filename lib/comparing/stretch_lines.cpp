#include "comparing/stretch_lines.hpp"

#include "comparing/diff_lines.hpp"
#include "text/format.hpp"

#include <algorithm>

namespace plyglot::comparing {
namespace {

// So many plies that only one game has are told one by one; of more, only how many there are.
constexpr std::ptrdiff_t longest_told_run = 4;

std::string range_name(Range plies) {
  if (plies.size() == 1) return text::format("ply {}", plies.end);
  return text::format("plies {}-{}", plies.begin + 1, plies.end);
}

class Lines {
 public:
  Lines(const WordedComparison& comparison, std::string& out) : comparison_(comparison), out_(out) {}

  std::size_t append() {
    auto edit = comparison_.edits.begin();
    for (const Stretch& stretch : comparison_.stretches) {
      const auto end = std::find_if(edit, comparison_.edits.end(), [&stretch](const WordedEdit& candidate) {
        return candidate.edit.item.of_a >= stretch.items.of_a.end && candidate.edit.item.of_b >= stretch.items.of_b.end;
      });
      append_stretch(stretch, {edit, end});
      edit = end;
    }
    return differences_;
  }

 private:
  using Place = std::vector<WordedEdit>::const_iterator;
  struct Run {
    Place begin;
    Place end;
  };

  void append_stretch(const Stretch& stretch, Run edits) {
    switch (stretch.kind) {
      case StretchKind::common:
        return;
      case StretchKind::reordered:
        return append_reordered(stretch);
      case StretchKind::continued:
        return append_continued(stretch, edits);
      case StretchKind::detour:
        append_edits(edits);
        return append_meeting(stretch);
      case StretchKind::parted:
        append_edits(edits);
        if (comparison_.has_known_ends) append_diff_line("position", "never the same again", out_);
    }
  }

  void append_reordered(const Stretch& stretch) {
    const auto& [of_a, of_b] = stretch.items;
    const std::string both =
        of_a.begin == of_b.begin ? "in both" : text::format("in A, {}-{} in B", of_b.begin + 1, of_b.end);
    append_difference("reordered", text::format("{} {}, the same plies in another order", range_name(of_a), both));
    append_meeting(stretch);
  }

  void append_continued(const Stretch& stretch, Run edits) {
    if (edits.end - edits.begin == 1) return append_edits(edits);
    const bool is_of_a = stretch.items.of_b.size() == 0;
    append_range(is_of_a ? stretch.items.of_a : stretch.items.of_b, is_of_a);
  }

  void append_edits(Run edits) {
    for (Place at = edits.begin; at != edits.end;) {
      const Place end = end_of_run({at, edits.end});
      if (end - at > longest_told_run) {
        const bool is_of_a = at->edit.kind == Edit::Kind::removed;
        const comparing::Place first = at->edit.item;
        const comparing::Place last = end[-1].edit.item;
        append_range(is_of_a ? Range{first.of_a, last.of_a + 1} : Range{first.of_b, last.of_b + 1}, is_of_a);
      } else {
        std::for_each(at, end, [this](const WordedEdit& edit) { append_edit(edit); });
      }
      at = end;
    }
  }

  // Of plies that follow each other in one game, and that the other has not.
  static Place end_of_run(Run edits) {
    const Edit::Kind kind = edits.begin->edit.kind;
    Place at = edits.begin + 1;
    if (kind == Edit::Kind::replaced) return at;
    const auto follows = [kind](const Edit& edit, const Edit& before) {
      const std::uint32_t of_a = kind == Edit::Kind::removed ? 1 : 0;
      return edit.kind == kind && edit.item.of_a == before.item.of_a + of_a &&
             edit.item.of_b == before.item.of_b + 1 - of_a;
    };
    while (at != edits.end && follows(at->edit, at[-1].edit)) ++at;
    return at;
  }

  void append_range(Range plies, bool is_of_a) {
    append_difference(range_name(plies), text::format("only in {}", is_of_a ? 'A' : 'B'));
  }

  void append_edit(const WordedEdit& worded) {
    const auto& [edit, of_a, of_b] = worded;
    switch (edit.kind) {
      case Edit::Kind::removed:
        return append_difference(text::format("ply {}", edit.item.of_a + 1), of_a + " only in A");
      case Edit::Kind::inserted:
        return append_difference(text::format("ply {}", edit.item.of_b + 1), of_b + " only in B");
      case Edit::Kind::replaced:
        return append_difference(ply_label(edit.item), text::format("{} in A, {} in B", of_a, of_b));
      case Edit::Kind::restated:
        return;
    }
  }

  void append_meeting(const Stretch& stretch) {
    const Pair<std::uint32_t> plies{stretch.items.of_a.end, stretch.items.of_b.end};
    std::string words = text::format("the same again after ply {}", plies.of_a);
    if (plies.differs()) text::append(words, " in A, {} in B", plies.of_b);
    append_diff_line("position", words, out_);
  }

  void append_difference(std::string_view label, std::string_view words) {
    append_diff_line(label, words, out_);
    ++differences_;
  }

  const WordedComparison& comparison_;
  std::string& out_;
  std::size_t differences_ = 0;
};

}  // namespace

std::size_t append_stretch_lines(const WordedComparison& comparison, std::string& out) {
  return Lines(comparison, out).append();
}

std::string ply_label(Pair<std::uint32_t> ply) {
  if (!ply.differs()) return text::format("ply {}", ply.of_a + 1);
  return text::format("ply {}/{}", ply.of_a + 1, ply.of_b + 1);
}

}  // namespace plyglot::comparing
