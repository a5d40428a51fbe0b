#include "hexix/diff/record_diff_lines.hpp"

#include "hexix/record/mirror.hpp"
#include "hexix/spelling/ply_text.hpp"
#include "notation/diff_lines.hpp"
#include "notation/stretch_lines.hpp"
#include "text/format.hpp"

namespace plyglot::hexix {
namespace {

using notation::WordedEdit;

std::string words_of(const Record& record, const Ply& ply) {
  if (ply.kind == PlyKind::missing) return "nothing";
  if (ply.kind == PlyKind::unreadable) return "what cannot be read";
  return text::format("`{}`", ply_text(record, ply));
}

// What plies are called, by the names that the cells have in A.
class Words {
 public:
  Words(const Record& a, const Record& b, const RecordDiff& diff) : a_(a), b_(b), diff_(diff) {}

  std::string of_a(std::uint32_t ply) const { return words_of(a_, a_.plies[ply]); }

  std::string of_b(std::uint32_t ply) const {
    std::string written = words_of(b_, b_.plies[ply]);
    if (!diff_.is_mirrored) return written;
    const std::string image = words_of(b_, mirrored(b_.plies[ply]));
    return image == written ? written : text::format("{} (written {})", image, written);
  }

  WordedEdit of_edit(const PlyEdit& edit) const {
    switch (edit.kind) {
      case PlyEdit::Kind::removed:
        return {{notation::ItemEdit::Kind::removed, edit.ply}, of_a(edit.ply.of_a), {}};
      case PlyEdit::Kind::inserted:
        return {{notation::ItemEdit::Kind::inserted, edit.ply}, {}, of_b(edit.ply.of_b)};
      case PlyEdit::Kind::replaced:
      case PlyEdit::Kind::retold:
        break;
    }
    return {{notation::ItemEdit::Kind::replaced, edit.ply}, of_a(edit.ply.of_a), of_b(edit.ply.of_b)};
  }

 private:
  const Record& a_;
  const Record& b_;
  const RecordDiff& diff_;
};

bool has_known_end(const Record& record) {
  return record.initial && (record.plies.empty() || (record.plies.back().is_certain && record.plies.back().is_applied));
}

}  // namespace

std::size_t append_ply_lines(const Record& a, const Record& b, const RecordDiff& diff, std::string& out) {
  const Words words(a, b, diff);
  std::vector<WordedEdit> edits;
  for (const PlyEdit& edit : diff.edits) {
    if (edit.kind != PlyEdit::Kind::retold) edits.push_back(words.of_edit(edit));
  }
  return notation::append_stretch_lines({diff.stretches, edits, has_known_end(a) && has_known_end(b)}, out);
}

std::size_t append_suffix_lines(const Record& a, const Record& b, const RecordDiff& diff, std::string& out) {
  const Words words(a, b, diff);
  std::size_t suffixes = 0;
  for (const PlyEdit& edit : diff.edits) {
    if (edit.kind != PlyEdit::Kind::retold) continue;
    if (a.plies[edit.ply.of_a].suffix == edit.written.suffix) continue;
    notation::append_diff_line("suffix",
                               text::format("{}: {} in A, {} in B", notation::ply_label(edit.ply),
                                            words.of_a(edit.ply.of_a), words.of_b(edit.ply.of_b)),
                               out);
    ++suffixes;
  }
  return suffixes;
}

}  // namespace plyglot::hexix
