#include "hive/diff/record_diff.hpp"
#include "hive/diff/record_diff_headers.hpp"

#include <cassert>

namespace plyglot::hive {
namespace {

class Application {
 public:
  Application(const Record& a, const RecordDiff& diff) : a_(a), diff_(diff) {}

  std::vector<Ply> plies_of_b() {
    for (const PlyEdit& edit : diff_.edits) {
      keep_up_to(edit.ply.of_a);
      make(edit);
    }
    keep_up_to(static_cast<std::uint32_t>(a_.plies.size()));
    return std::move(plies_);
  }

 private:
  void keep_up_to(std::uint32_t end) {
    while (next_ < end) keep(a_.plies[next_++]);
  }

  void keep(Ply ply) {
    if (!ply.is_pass()) ply.to = alignment_at(next_ - 1).to_b(ply.to);
    add(ply.piece, ply.to);
  }

  void make(const PlyEdit& edit) {
    if (edit.kind != PlyEdit::Kind::inserted) ++next_;
    if (edit.kind != PlyEdit::Kind::removed) add(edit.piece, edit.to);
  }

  const Alignment& alignment_at(std::uint32_t ply_of_a) {
    while (ply_of_a >= diff_.stretches[stretch_].plies.of_a.end) ++stretch_;
    return diff_.stretches[stretch_].alignment;
  }

  void add(PieceIndex piece, Cell to) {
    Ply ply;
    ply.piece = piece;
    ply.to = to;
    plies_.push_back(ply);
  }

  const Record& a_;
  const RecordDiff& diff_;
  std::vector<Ply> plies_;
  // Of A.
  std::uint32_t next_ = 0;
  std::size_t stretch_ = 0;
};

}  // namespace

Record apply(const Record& a, const RecordDiff& diff) {
  assert(a.type == diff.type.of_a);
  Record result;
  result.type = diff.type.of_b;
  result.plies = Application(a, diff).plies_of_b();
  result.outcome = diff.outcome.of_b;
  result.result = diff.result.of_b;
  result.tags = changed_tags(a.tags, diff.tags);
  return result;
}

}  // namespace plyglot::hive
