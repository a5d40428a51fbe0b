#include "hexix/record_diff_lines.hpp"

#include "hexix/mirror.hpp"
#include "hexix/record_views.hpp"
#include "notation/diff_lines.hpp"
#include "text/format.hpp"

#include <algorithm>

namespace plyglot::hexix {
namespace {

using notation::append_diff_line;
using Kind = Stretch::Kind;

// So many plies that only one game has are told one by one; of more, only how many there are.
constexpr std::ptrdiff_t longest_told_run = 4;

std::string range_name(PlyRange plies) {
  if (plies.size() == 1) return text::format("ply {}", plies.end);
  return text::format("plies {}-{}", plies.begin + 1, plies.end);
}

// Plies as people count them, from 1: one number where it is the same in both games, otherwise that of A and that of B.
std::string ply_label(Pair<std::uint32_t> ply) {
  if (!ply.differs()) return text::format("ply {}", ply.of_a + 1);
  return text::format("ply {}/{}", ply.of_a + 1, ply.of_b + 1);
}

std::string ply_words(const Record& record, const Ply& ply) {
  if (ply.kind == PlyKind::missing) return "nothing";
  if (ply.kind == PlyKind::unreadable) return "what cannot be read";
  return text::format("`{}`", ply_text(record, ply));
}

bool is_change(const PlyEdit& edit) { return edit.kind != PlyEdit::Kind::retold; }

class Lines {
 public:
  Lines(const Record& a, const Record& b, const RecordDiff& diff, std::string& out)
      : a_(a), b_(b), diff_(diff), out_(out) {}

  // How many differences there are lines for.
  std::size_t append_stretches() {
    auto edit = diff_.edits.begin();
    for (const Stretch& stretch : diff_.stretches) {
      const auto is_in_stretch = [&stretch](const PlyEdit& candidate) {
        return candidate.ply.of_a < stretch.plies.of_a.end || candidate.ply.of_b < stretch.plies.of_b.end;
      };
      Changes changes;
      for (; edit != diff_.edits.end() && is_in_stretch(*edit); ++edit) {
        if (is_change(*edit)) changes.push_back(&*edit);
      }
      append_stretch(stretch, changes);
    }
    return differences_;
  }

  std::size_t append_suffixes() {
    for (const PlyEdit& edit : diff_.edits) {
      if (edit.kind != PlyEdit::Kind::retold) continue;
      if (a_.plies[edit.ply.of_a].suffix == edit.written.suffix) continue;
      append_difference("suffix", text::format("{}: {} in A, {} in B", ply_label(edit.ply), of_a(edit.ply.of_a),
                                               of_b(edit.ply.of_b)));
    }
    return differences_;
  }

 private:
  using Changes = std::vector<const PlyEdit*>;

  std::string of_a(std::uint32_t ply) const { return ply_words(a_, a_.plies[ply]); }

  // By the names that the cells have in A.
  std::string of_b(std::uint32_t ply) const {
    const std::string written = ply_words(b_, b_.plies[ply]);
    if (!diff_.is_mirrored) return written;
    const std::string image = ply_words(b_, mirrored(b_.plies[ply]));
    return image == written ? written : text::format("{} (written {})", image, written);
  }

  void append_stretch(const Stretch& stretch, const Changes& changes) {
    switch (stretch.kind) {
      case Kind::common:
        return;
      case Kind::reordered:
        return append_reordered(stretch);
      case Kind::continued:
        return append_continued(stretch, changes);
      case Kind::detour:
        append_changes(changes);
        return append_meeting(stretch);
      case Kind::parted:
        append_changes(changes);
        if (has_known_end(a_) && has_known_end(b_)) append_diff_line("position", "never the same again", out_);
    }
  }

  static bool has_known_end(const Record& record) {
    return record.initial &&
           (record.plies.empty() || (record.plies.back().is_certain && record.plies.back().is_applied));
  }

  void append_reordered(const Stretch& stretch) {
    const auto& [of_a, of_b] = stretch.plies;
    const std::string both =
        of_a.begin == of_b.begin ? "in both" : text::format("in A, {}-{} in B", of_b.begin + 1, of_b.end);
    append_difference("reordered", text::format("{} {}, the same plies in another order", range_name(of_a), both));
    append_meeting(stretch);
  }

  void append_continued(const Stretch& stretch, const Changes& changes) {
    if (changes.size() == 1) return append_changes(changes);
    const bool is_of_a = stretch.plies.of_b.size() == 0;
    append_range(is_of_a ? stretch.plies.of_a : stretch.plies.of_b, is_of_a);
  }

  void append_changes(const Changes& changes) {
    for (auto at = changes.begin(); at != changes.end();) {
      const auto end = end_of_run(at, changes.end());
      if (end - at > longest_told_run) {
        const bool is_of_a = (*at)->kind == PlyEdit::Kind::removed;
        const Pair<std::uint32_t> first = (*at)->ply;
        const Pair<std::uint32_t> last = end[-1]->ply;
        append_range(is_of_a ? PlyRange{first.of_a, last.of_a + 1} : PlyRange{first.of_b, last.of_b + 1}, is_of_a);
      } else {
        std::for_each(at, end, [this](const PlyEdit* change) { append_change(*change); });
      }
      at = end;
    }
  }

  // Of plies that follow each other in one game, and that the other has not.
  static Changes::const_iterator end_of_run(Changes::const_iterator begin, Changes::const_iterator end) {
    const PlyEdit::Kind kind = (*begin)->kind;
    auto at = begin + 1;
    if (kind == PlyEdit::Kind::replaced) return at;
    const auto follows = [kind](const PlyEdit& edit, const PlyEdit& before) {
      const std::uint32_t of_a = kind == PlyEdit::Kind::removed ? 1 : 0;
      return edit.kind == kind && edit.ply.of_a == before.ply.of_a + of_a &&
             edit.ply.of_b == before.ply.of_b + 1 - of_a;
    };
    while (at != end && follows(**at, *at[-1])) ++at;
    return at;
  }

  void append_range(PlyRange plies, bool is_of_a) {
    append_difference(range_name(plies), text::format("only in {}", is_of_a ? 'A' : 'B'));
  }

  void append_change(const PlyEdit& edit) {
    switch (edit.kind) {
      case PlyEdit::Kind::removed:
        return append_difference(text::format("ply {}", edit.ply.of_a + 1), of_a(edit.ply.of_a) + " only in A");
      case PlyEdit::Kind::inserted:
        return append_difference(text::format("ply {}", edit.ply.of_b + 1), of_b(edit.ply.of_b) + " only in B");
      case PlyEdit::Kind::replaced:
        return append_difference(ply_label(edit.ply),
                                 text::format("{} in A, {} in B", of_a(edit.ply.of_a), of_b(edit.ply.of_b)));
      case PlyEdit::Kind::retold:
        return;
    }
  }

  void append_meeting(const Stretch& stretch) {
    const Pair<std::uint32_t> plies{stretch.plies.of_a.end, stretch.plies.of_b.end};
    std::string words = text::format("the same again after ply {}", plies.of_a);
    if (plies.differs()) text::append(words, " in A, {} in B", plies.of_b);
    append_diff_line("position", words, out_);
  }

  void append_difference(std::string_view label, std::string_view words) {
    append_diff_line(label, words, out_);
    ++differences_;
  }

  const Record& a_;
  const Record& b_;
  const RecordDiff& diff_;
  std::string& out_;
  std::size_t differences_ = 0;
};

}  // namespace

std::size_t append_ply_lines(const Record& a, const Record& b, const RecordDiff& diff, std::string& out) {
  return Lines(a, b, diff, out).append_stretches();
}

std::size_t append_suffix_lines(const Record& a, const Record& b, const RecordDiff& diff, std::string& out) {
  return Lines(a, b, diff, out).append_suffixes();
}

}  // namespace plyglot::hexix
