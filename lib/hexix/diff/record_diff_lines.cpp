#include "hexix/diff/record_diff_lines.hpp"

#include "comparing/diff_lines.hpp"
#include "comparing/record_lines.hpp"
#include "hexix/record/mirror.hpp"
#include "hexix/spelling/ply_text.hpp"
#include "text/format.hpp"

namespace plyglot::hexix {
namespace {

using comparing::Edit;

std::string words_of(const Record& record, const Ply& ply) {
  if (ply.kind == PlyKind::missing) return "nothing";
  if (ply.kind == PlyKind::unreadable) return "what cannot be read";
  return text::format("`{}`", ply_text(record, ply));
}

bool has_known_end(const Record& record) {
  return record.initial && (record.plies.empty() || (record.plies.back().is_certain && record.plies.back().is_applied));
}

// What plies are called, by the names that the cells have in A.
class PlyWords : public comparing::PlainWords {
 public:
  PlyWords(const Record& a, const Record& b, const RecordDiff& diff) : a_(a), b_(b), diff_(diff) {}

  std::string of_a(std::uint32_t ply) const { return words_of(a_, a_.plies[ply]); }

  std::string of_b(std::uint32_t ply) const {
    std::string written = words_of(b_, b_.plies[ply]);
    if (!diff_.is_mirrored) return written;
    const std::string image = words_of(b_, mirrored(b_.plies[ply]));
    return image == written ? written : text::format("{} (written {})", image, written);
  }
  std::string of_b(std::uint32_t ply, const comparing::Stretch&) const { return of_b(ply); }

  bool has_known_ends() const { return has_known_end(a_) && has_known_end(b_); }

 private:
  const Record& a_;
  const Record& b_;
  const RecordDiff& diff_;
};

}  // namespace

std::size_t append_ply_lines(const Record& a, const Record& b, const RecordDiff& diff, std::string& out) {
  return comparing::append_record_lines(diff, PlyWords(a, b, diff), out);
}

std::size_t append_suffix_lines(const Record& a, const Record& b, const RecordDiff& diff, std::string& out) {
  const PlyWords words(a, b, diff);
  std::size_t suffixes = 0;
  for (const Edit& edit : diff.edits) {
    if (edit.kind != Edit::Kind::restated) continue;
    comparing::append_diff_line("suffix",
                                text::format("{}: {} in A, {} in B", label_of(comparing::plies, edit.item),
                                             words.of_a(edit.item.of_a), words.of_b(edit.item.of_b)),
                                out);
    ++suffixes;
  }
  return suffixes;
}

}  // namespace plyglot::hexix
